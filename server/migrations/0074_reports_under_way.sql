-- What is paid for and not complete: few of all reports, counted once a minute by each process.
create index concurrently if not exists owner_report_under_way on owner_report (paid_at)
	where paid_at is not null and completed_at is null;
