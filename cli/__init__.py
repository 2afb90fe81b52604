"""The operator's tasks: `python bot.py verify`, `repair`, `recompute`, `backup`, `restore`, `export`, `import`,
`copy-to`.

Each returns its exit code: 0, done or all is well; 1, something is wrong, or nothing was changed because the operator
did not agree. What cannot be done at all is raised as `StoreError`, `ValueError` or `OSError`, in one sentence.
"""

from .carry_out import carry_out
from .parser import Task, add_tasks
from .where import Program, Source, Where

__all__ = ["Program", "Source", "Task", "Where", "add_tasks", "carry_out"]
