create table watch (
	id uuid primary key,
	messenger text not null check (messenger in ('telegram', 'max')),
	chat_id bigint not null,
	vin text not null,
	begun_at timestamptz not null,
	ends_at timestamptz not null,
	ended_at timestamptz,
	ended_by text check (ended_by in ('person', 'term', 'closed')),
	next_look_at timestamptz,
	looks integer not null default 0,
	problem text check (problem in ('budget')),
	holder uuid,
	held_until timestamptz,
	check ((ended_at is null) = (ended_by is null)),
	check ((ended_at is null) = (next_look_at is not null))
);

comment on table watch is 'A car that a person of a messenger watches until the deal.';
comment on column watch.problem is 'Why the last look asked less than it should; null when it asked everything that was due.';
comment on column watch.looks is 'Looks that are stored: the number under which their changes are told.';

create unique index watch_under_way on watch (messenger, chat_id, vin) where ended_at is null;
create index watch_due on watch (next_look_at) where ended_at is null;

create table watch_section (
	watch_id uuid not null references watch on delete cascade,
	section text not null,
	records jsonb,
	answered_at timestamptz,
	is_silent boolean not null,
	due_at timestamptz not null,
	primary key (watch_id, section)
);

comment on table watch_section is 'What a watch knows of one register of its car.';
comment on column watch_section.records is 'Digests of the records of the last answer by their keys; null before the first complete one.';

create table watch_notice (
	id uuid primary key,
	watch_id uuid not null references watch on delete cascade,
	look integer not null,
	html text not null,
	state text not null check (state in ('waiting', 'sent', 'closed', 'given-up')),
	created_at timestamptz not null,
	next_at timestamptz,
	attempts integer not null default 0,
	holder uuid,
	held_until timestamptz,
	unique (watch_id, look),
	check ((state = 'waiting') = (next_at is not null))
);

comment on table watch_notice is 'What is told of a look, once; written in the transaction that stores the look.';

create index watch_notice_due on watch_notice (next_at) where state = 'waiting';
