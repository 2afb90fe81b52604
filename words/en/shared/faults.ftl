# Reporting a fault.
button-fault = Report fault
fault-label = What is wrong?
fault-about = What you did, what happened, what you had expected. You may leave it empty.
fault-head = report of a fault
fault-told = The admins of this server get your report with this file.
fault-not-told = The admins of this server have chosen no channel for reports: show them this file.
fault-holds = It holds the log as you may read it, your last moves with what you could know then (all else is made up), your last presses, your picture, and versions. No names, ids or other tables.
report-fault = <@{ $by }> reports a fault at { $table } ({ $link }): { $said ->
    [none] (no words)
   *[other] { $said }
 }
    The file holds what this person may know; “python -m engine replay FILE” plays it.
no-too-many-reports = You have just reported several faults. Wait a few minutes.
