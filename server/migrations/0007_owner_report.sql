create table owner_report (
	uuid uuid primary key,
	account_id uuid not null references account,
	idempotence_key uuid,
	person bytea not null,
	person_key_id text not null,
	created_at timestamptz not null,
	paid_at timestamptz,
	order_id text,
	email bytea,
	email_key_id text,
	completed_at timestamptz,
	check ((email is null) = (email_key_id is null))
);

comment on table owner_report is 'Reports about a person, each owned by the account that ordered it. Deleting one deletes its row; purge_act counts it.';
comment on column owner_report.uuid is '122 random bits: whoever knows it may see the report, and nobody may guess it. Never written to a log.';
comment on column owner_report.idempotence_key is 'Drawn by the page for one press of the button: the same press is the same report.';
comment on column owner_report.person is 'Names, birth date and passport number, sealed.';
comment on column owner_report.order_id is 'The order that paid for it.';
comment on column owner_report.email is 'Where the link and the document go, sealed; null where the payer gave none.';
comment on column owner_report.completed_at is 'When every block had its data, or its time was over.';

-- Which reports has a person ordered? (Newest first, for the cabinet.)
create index owner_report_account on owner_report (account_id, created_at desc);
-- Which report did this press of the button make?
create unique index owner_report_press on owner_report (account_id, idempotence_key);
-- Which reports are due to be purged?
create index owner_report_created on owner_report (created_at);

create table owner_report_block (
	id uuid primary key,
	report_uuid uuid not null references owner_report on delete cascade,
	register text not null,
	state text,
	attempts integer not null default 0 check (attempts >= 0),
	facts bytea,
	facts_key_id text,
	source text,
	as_of timestamptz,
	match text check (match in ('exact', 'name-only', 'look')),
	reason text,
	skipped_rows integer not null default 0,
	tried jsonb not null default '[]',
	answered_at timestamptz,
	next_at timestamptz,
	holder uuid,
	held_until timestamptz,
	costly_open boolean not null default false,
	costly_sent integer not null default 0,
	costly_repeated integer not null default 0 check (costly_repeated <= 1),
	unique (report_uuid, register),
	check ((facts is null) = (facts_key_id is null)),
	check (answered_at is null or next_at is null)
);

comment on table owner_report_block is 'What each register told for a report, or how it failed to. Jobs know a block by its id alone.';
comment on column owner_report_block.state is 'Of the last answer; null until there is one.';
comment on column owner_report_block.facts is 'What the register told, sealed; null for none, and for clear.';
comment on column owner_report_block.match is 'The best fit among its rows.';
comment on column owner_report_block.reason is 'Why it was refused or not asked.';
comment on column owner_report_block.tried is 'Suppliers of the last attempt and the state of what each answered.';
comment on column owner_report_block.next_at is 'When it is asked next; null once it has its data, or its time is over.';
comment on column owner_report_block.holder is 'The asking under way, which has the block until held_until; another may take it afterwards.';
comment on column owner_report_block.costly_open is 'A question that costs money was about to be sent, and its outcome is not known yet.';
comment on column owner_report_block.costly_sent is 'Questions that cost money, all of them.';
comment on column owner_report_block.costly_repeated is 'Of them repeated because an asking died in its middle: once at most.';

-- Which blocks are due?
create index owner_report_block_next on owner_report_block (next_at) where next_at is not null;

create table owner_report_consent (
	id uuid primary key,
	report_uuid uuid not null,
	account_id uuid not null references account,
	at timestamptz not null,
	text_version text not null,
	text_sha256 bytea not null,
	address bytea not null,
	address_key_id text not null,
	ended_at timestamptz
);

comment on table owner_report_consent is 'Who agreed that a person''s data are processed: written before anything is asked, kept as proof when the report is gone. Nothing of the person.';
comment on column owner_report_consent.text_sha256 is 'Of the very text that was shown.';
comment on column owner_report_consent.address is 'The network address it was given from, sealed.';
comment on column owner_report_consent.ended_at is 'When its report was deleted; three years later the proof goes too.';

-- Which consent belongs to a report?
create index owner_report_consent_report on owner_report_consent (report_uuid);

create table purge_act (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	why text not null check (why in ('by-owner', 'account-deleted', 'unpaid', 'kept-long-enough', 'proof-over')),
	reports integer not null default 0,
	consents integer not null default 0
);

comment on table purge_act is 'Acts of destruction: when, why, how many. Nothing of any person.';

alter table payment_order add column report_uuid uuid;
comment on column payment_order.report_uuid is 'The report it pays for; null for requests. The order stays when the report is gone.';
