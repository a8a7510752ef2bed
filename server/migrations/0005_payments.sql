create table payment_order (
	id text primary key check (id ~ '^[A-Z]'),
	account_id uuid references account,
	purpose text not null check (purpose in ('requests', 'report1')),
	requests integer not null check (requests >= 0),
	kopecks integer not null check (kopecks > 0),
	subscriber text not null,
	place text not null check (place in ('website', 'androidApp', 'IOSApp', 'telegram')),
	method text not null check (method in ('card', 'sbp')),
	test_mode boolean not null,
	state text not null default 'waiting' check (state in ('waiting', 'paid', 'refunded')),
	operation_id text,
	created_at timestamptz not null,
	paid_at timestamptz,
	check ((paid_at is null) = (state = 'waiting'))
);

comment on table payment_order is 'What somebody began to pay for. Made by the server alone, which fixes the amount.';
comment on column payment_order.id is 'MNT_TRANSACTION_ID: begins with a letter and cannot be guessed, since amounts and ids are signed without a separator.';
comment on column payment_order.account_id is 'Null for a payer who has not signed in.';
comment on column payment_order.requests is 'Requests that it is worth; none for a report.';
comment on column payment_order.subscriber is 'MNT_SUBSCRIBER_ID as it was signed; empty for a payer who has not signed in.';
comment on column payment_order.place is 'MNT_TYPE.';
comment on column payment_order.operation_id is 'The payment system''s own number, from the notification that credited it.';

-- What has a person paid? (Newest first, for the cabinet.)
create index payment_order_account on payment_order (account_id, created_at desc);

create table ledger_entry (
	id bigint generated always as identity primary key,
	account_id uuid references account,
	reference text not null unique,
	reason text not null check (reason in ('purchase', 'charge', 'refund', 'closing')),
	requests integer not null,
	kopecks integer not null,
	at timestamptz not null
);

comment on table ledger_entry is 'Every movement of requests and roubles, one row each, never changed: sum of requests = account.requests.';
comment on column ledger_entry.account_id is 'Null for a payer who has not signed in.';
comment on column ledger_entry.reference is 'What moved it, said so that it cannot move it twice: order:…, lookup:…, refund:…, closing:….';
comment on column ledger_entry.kopecks is 'Paid by the person, less than none when given back.';

-- What has moved a person's balance?
create index ledger_entry_account on ledger_entry (account_id, id);

-- A row of the books is added and never touched again, whoever asks.
create function ledger_entry_is_final() returns trigger language plpgsql as $$
begin
	raise exception 'ledger_entry rows are final';
end
$$;
create trigger ledger_entry_is_final before update or delete on ledger_entry
	for each row execute function ledger_entry_is_final();

create table payment_remark (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	why text not null,
	order_id text,
	operation_id text,
	told text not null,
	settled_at timestamptz
);

comment on table payment_remark is 'The operator''s list: notifications that were truly signed and did not fit, what else he must look at, and what he did by hand.';
comment on column payment_remark.why is 'amount, unknown-order, paid-order, currency, subscriber, test-mode, deleted-account, reconciliation; mark-paid and refund are the operator''s own and settled at once.';
comment on column payment_remark.told is 'JSON of the fields that were compared, without the signature, or of the operator''s words.';

-- What waits for the operator?
create index payment_remark_open on payment_remark (at) where settled_at is null;

create table paid_lookup (
	id uuid primary key,
	account_id uuid not null references account,
	plate text not null,
	known_vin text,
	state text not null default 'held' check (state in ('held', 'charged', 'released')),
	vin text,
	answer_state text,
	holder text,
	held_until timestamptz,
	created_at timestamptz not null,
	settled_at timestamptz,
	check ((settled_at is null) = (state = 'held'))
);

comment on table paid_lookup is 'Paid lookups of a plate in the card index: a request is held for each until it is charged or released.';
comment on column paid_lookup.id is 'Also the idempotence key of the question, so that asking again cannot cost twice.';
comment on column paid_lookup.known_vin is 'What the page showed already for this plate.';
comment on column paid_lookup.vin is 'What the card index gave; kept for this person alone.';
comment on column paid_lookup.answer_state is 'The state of the answer that settled it.';
comment on column paid_lookup.holder is 'The process that asks; another one goes on after held_until.';

-- One lookup of one plate by one person at a time.
create unique index paid_lookup_held on paid_lookup (account_id, plate) where state = 'held';
-- Which lookups did a killed process leave behind?
create index paid_lookup_held_until on paid_lookup (held_until) where state = 'held';
-- What has this person been given for this plate?
create index paid_lookup_given on paid_lookup (account_id, plate, settled_at desc);
