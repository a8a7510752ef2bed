create table account_role (
	account_id uuid not null references account on delete cascade,
	role text not null check (role in ('moderator')),
	granted_at timestamptz not null,
	primary key (account_id, role)
);

comment on table account_role is 'Who may do more than everybody; given and taken by the operator at his terminal.';

create table comment (
	id uuid primary key,
	account_id uuid references account,
	vin text not null,
	text text not null,
	name text not null,
	created_at timestamptz not null,
	state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
	severity smallint not null default 0,
	remarks jsonb not null default '[]',
	refusal text,
	holder uuid references account,
	held_until timestamptz,
	decided_at timestamptz,
	announced_at timestamptz,
	deleted_at timestamptz,
	check (deleted_at is null or text = '')
);

comment on table comment is 'What people say of a car. Others see a comment once a moderator has approved it.';
comment on column comment.account_id is 'Its author; null once his account is deleted.';
comment on column comment.text is 'Plain text, NFC; emptied when it is deleted.';
comment on column comment.name is 'The author''s name as others see it; «Удалённый аккаунт» once his account is deleted.';
comment on column comment.severity is 'What matters most of its remarks: 3 high, 2 medium, 1 low, 0 none.';
comment on column comment.remarks is 'What the automatic phases saw: phase, severity, reason, places in the text.';
comment on column comment.refusal is 'Why it was refused, in words for its author.';
comment on column comment.holder is 'The moderator who looks at it; nobody else gets it until held_until.';
comment on column comment.announced_at is 'When moderators were told of an urgent one.';

-- How many published comments has a car, and which come first?
create index comment_vin on comment (vin, created_at desc, id desc) where state = 'approved' and deleted_at is null;
-- What has a person written, to this car or at all?
create index comment_account on comment (account_id, created_at desc);
-- What waits for a moderator, by severity and age?
create index comment_queue on comment (severity desc, created_at, id) where state = 'waiting' and deleted_at is null;
-- What does a moderator hold? (Asked when he is one no longer.)
create index comment_holder on comment (holder) where holder is not null;
-- Which urgent ones has no moderator been told of?
create index comment_urgent on comment (created_at)
	where severity = 3 and state = 'waiting' and announced_at is null and deleted_at is null;

create table comment_count (
	vin text primary key,
	approved integer not null check (approved >= 0)
);

comment on table comment_count is 'Published comments of a car; changed in the transaction that changes them.';

create table comment_decision (
	id uuid primary key,
	comment_id uuid not null references comment,
	moderator_id uuid not null references account,
	at timestamptz not null,
	before text not null check (before in ('waiting', 'approved', 'refused')),
	after text not null check (after in ('waiting', 'approved', 'refused')),
	reason text check (reason in ('spam', 'obscene', 'insult', 'off-topic', 'personal-data', 'other')),
	note text,
	undoes uuid unique references comment_decision,
	number bigint generated always as identity
);

comment on table comment_decision is 'Every decision about a comment, one row each: who, when, before, after. Never changed.';

comment on column comment_decision.undoes is 'The decision that this one takes back; each is taken back once.';
comment on column comment_decision.number is 'In the order in which they were made: two may have one moment.';

-- What was decided about a comment, and what last?
create index comment_decision_comment on comment_decision (comment_id, number);
-- What was decided lately?
create index comment_decision_at on comment_decision (at desc);

create table moderator_subscription (
	account_id uuid primary key references account on delete cascade,
	digest boolean not null,
	urgent boolean not null,
	digest_sent_on date
);

comment on table moderator_subscription is 'What a moderator hears from the bot.';
comment on column moderator_subscription.digest_sent_on is 'The Moscow day whose digest he has had.';
