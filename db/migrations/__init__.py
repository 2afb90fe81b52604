"""The schema's revisions, in `versions`, oldest first. They only go forward: the way back is a backup."""
