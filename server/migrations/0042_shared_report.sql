create table shared_report (
	id uuid primary key,
	account_id uuid references account,
	token_hash bytea not null unique,
	label text,
	content bytea,
	key_id text,
	created_at timestamptz not null,
	expires_at timestamptz not null,
	ended_at timestamptz,
	check ((content is null) = (key_id is null)),
	check (ended_at is null or (content is null and label is null))
);

comment on table shared_report is 'Links to reports as they stood at a moment; thirty days longer than the links hold.';
comment on column shared_report.account_id is 'Null when the account is deleted.';
comment on column shared_report.token_hash is 'SHA-256 of the token: the token itself stands in the link alone.';
comment on column shared_report.label is 'What the cabinet calls the car, with a masked VIN; null when the link is over.';
comment on column shared_report.content is 'The report, masked, compressed and encrypted; null when the link is over.';
comment on column shared_report.ended_at is 'When it was revoked, or its content deleted after its term.';

create index shared_report_of_account on shared_report (account_id, created_at);
create index shared_report_running on shared_report (expires_at) where ended_at is null;
create index shared_report_ended on shared_report (ended_at) where ended_at is not null;
