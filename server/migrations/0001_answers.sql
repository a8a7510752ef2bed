create table raw_reply (
	sha256 bytea primary key,
	content_type text not null,
	body bytea not null,
	key_id text not null,
	needed_until timestamptz not null
);

comment on table raw_reply is 'What suppliers answered, byte for byte: the evidence beside kept answers.';
comment on column raw_reply.sha256 is 'Of the bytes as they came. Several answers may be read from one reply.';
comment on column raw_reply.content_type is 'As the supplier declared it.';
comment on column raw_reply.body is 'Compressed with zstd, then encrypted with AES-256-GCM: replies name persons.';
comment on column raw_reply.key_id is 'Which of DATA_KEYS opens body.';
comment on column raw_reply.needed_until is 'After this moment no kept answer refers to it.';

-- Which replies may be thrown away?
create index raw_reply_needed_until on raw_reply (needed_until);

create table kept_answer (
	subject_kind text not null check (subject_kind in ('vin', 'plate')),
	subject text not null,
	register text not null,
	supplier text not null,
	state text not null check (state in ('found', 'clear', 'partial')),
	skipped_rows integer not null default 0 check (skipped_rows >= 0),
	facts bytea,
	facts_key_id text,
	facts_version integer not null,
	raw_sha256 bytea references raw_reply on delete set null,
	as_of timestamptz not null,
	asked_at timestamptz not null,
	kept_until timestamptz not null,
	-- What is kept of this car, or of this plate? (One look for all its registers.)
	primary key (subject_kind, subject, register),
	check ((facts is null) = (state = 'clear')),
	check ((facts is null) = (facts_key_id is null))
);

comment on table kept_answer is 'The newest settled answer of each register about each subject. Failures are never kept.';
comment on column kept_answer.subject is 'A VIN or a plate in its normal form, by subject_kind.';
comment on column kept_answer.register is 'Name of the register as in /v1.';
comment on column kept_answer.supplier is 'Who answered in the end.';
comment on column kept_answer.skipped_rows is 'Rows that could not be read; more than none only for partial.';
comment on column kept_answer.facts is 'JSON of the facts, encrypted like raw replies: pledges name persons. Null for clear.';
comment on column kept_answer.facts_key_id is 'Which of DATA_KEYS opens facts.';
comment on column kept_answer.facts_version is 'Shape of the facts; a row of another version is not read.';
comment on column kept_answer.as_of is 'The moment the facts speak of, by the supplier.';
comment on column kept_answer.asked_at is 'When we got the answer.';
comment on column kept_answer.kept_until is 'Served without asking until then; later only in place of a register that does not answer.';

-- Which answers are too old even to stand in for a silent register?
create index kept_answer_asked_at on kept_answer (asked_at);
-- Which answers were read from this reply? (Asked by the foreign key when a reply is thrown away.)
create index kept_answer_raw on kept_answer (raw_sha256);

create table supplier_report (
	id uuid primary key,
	subject text not null,
	idempotence_key text not null,
	report_uid text,
	opened_at timestamptz not null,
	lease_holder text,
	leased_until timestamptz,
	snapshot bytea,
	snapshot_key_id text,
	snapshot_at timestamptz,
	complete boolean not null default false,
	check ((snapshot is null) = (snapshot_key_id is null) and (snapshot is null) = (snapshot_at is null))
);

comment on table supplier_report is 'Asynchronous reports of suppliers, made once and polled by one process for all.';
comment on column supplier_report.subject is 'What the report is about: vin:… or plate:….';
comment on column supplier_report.idempotence_key is 'Sent with the order, so that a repeated call cannot buy a second report.';
comment on column supplier_report.report_uid is 'The supplier''s own id; null until the order is answered.';
comment on column supplier_report.lease_holder is 'Who may order and poll; anybody again after leased_until.';
comment on column supplier_report.snapshot is 'Last state of the report: compressed and encrypted like raw replies.';
comment on column supplier_report.snapshot_key_id is 'Which of DATA_KEYS opens snapshot.';
comment on column supplier_report.complete is 'The last state is final.';

-- Which report about this subject is the newest?
create index supplier_report_subject on supplier_report (subject, opened_at desc);
-- Which reports are old enough to be thrown away?
create index supplier_report_opened_at on supplier_report (opened_at);
