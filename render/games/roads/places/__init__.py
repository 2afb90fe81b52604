"""Where everything lies on the map, as data: nothing is drawn here. Begin with `placing`."""
