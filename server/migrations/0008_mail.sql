create table letter (
	id uuid primary key,
	kind text not null check (kind in ('report-paid', 'report-completed')),
	about uuid not null,
	state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'dropped')),
	attempts integer not null default 0 check (attempts >= 0),
	created_at timestamptz not null,
	next_at timestamptz,
	holder uuid,
	held_until timestamptz,
	problem text,
	settled_at timestamptz,
	check ((next_at is null) = (state <> 'waiting')),
	check ((settled_at is null) = (state = 'waiting')),
	check ((holder is null) = (held_until is null))
);

comment on table letter is 'The outbox: letters that are to be sent, each put here in the transaction of what causes it. What it says and whom it goes to are read when it is sent, so nothing of anybody lies here.';
comment on column letter.id is 'Also the left part of its Message-ID: sent twice, it is the same letter.';
comment on column letter.about is 'The report it is about.';
comment on column letter.state is 'sent: the mail server took it; refused: it never will; dropped: there was nobody or nothing left to write of.';
comment on column letter.next_at is 'When it is tried next; null once it is settled.';
comment on column letter.holder is 'The sending under way, which has the letter until held_until; another may take it afterwards.';
comment on column letter.problem is 'How the last attempt failed: a code, never a text of the mail server, which repeats the address.';

-- Which letters are due?
create index letter_next on letter (next_at) where next_at is not null;
-- Which letters can go?
create index letter_settled on letter (settled_at) where settled_at is not null;

alter table payment_order
	add column email bytea,
	add column email_key_id text,
	add constraint payment_order_email_key check ((email is null) = (email_key_id is null)),
	add constraint payment_order_report check ((report_uuid is not null) = (purpose = 'report1')) not valid;

comment on column payment_order.email is 'Where a report''s payer wants its link and document, sealed; given over to the report when it is paid, and gone a month after the order was made.';

-- Whose address is due to go?
create index payment_order_email on payment_order (created_at) where email is not null;

comment on column payment_remark.why is 'amount, unknown-order, paid-order, currency, subscriber, test-mode, deleted-account, paid-report, deleted-report, reconciliation; mark-paid and refund are the operator''s own and settled at once.';
