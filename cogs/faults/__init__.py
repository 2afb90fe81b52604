"""Reporting a fault: a form, and a capsule for the person and for the server's admins."""

from .on_panel import Faults
from .report_form import FORMS, HANDLERS

__all__ = ["FORMS", "HANDLERS", "Faults"]
