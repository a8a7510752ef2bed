-- What an unpaid report may ask, and what is given back for registers that never answered.

alter table owner_report_block
	add column awaits_payment boolean not null default false,
	add column left_out boolean not null default false,
	add column unpaid_attempts integer not null default 0,
	add check (not awaits_payment or next_at is null);
comment on column owner_report_block.awaits_payment is 'Nobody is asked before the payment any more: what is left to ask costs money.';
comment on column owner_report_block.left_out is 'It was said before the payment that this register is not asked: nothing is given back for its silence.';
comment on column owner_report_block.unpaid_attempts is 'Attempts before the payment, which counts them anew.';
comment on column owner_report_block.next_at is 'When it is asked next; null once it has its data, while it awaits the payment, or when its time is over.';

alter table owner_report
	add column return_due_at timestamptz,
	add column returned_at timestamptz,
	add column returned_registers integer,
	add column returned_requests integer,
	add column returned_kopecks integer,
	add constraint owner_report_returned check (
		(returned_at is null) = (returned_registers is null)
		and (returned_at is null) = (returned_requests is null)
		and (returned_at is null) = (returned_kopecks is null)
	);
comment on column owner_report.return_due_at is 'Since when a part of the price is owed to its payer for registers that never answered; null while nothing is owed, and once it is given back.';
comment on column owner_report.returned_at is 'When that part was given back.';
comment on column owner_report.returned_registers is 'How many registers it was given back for.';
comment on column owner_report.returned_requests is 'Given to the balance of a payer who was signed in.';
comment on column owner_report.returned_kopecks is 'Given back in money, by the operator, to one who was not.';

-- Whose price is due to be given back?
create index owner_report_return on owner_report (return_due_at) where return_due_at is not null;

alter table owner_report_consent add column sender bytea;
comment on column owner_report_consent.sender is 'Keyed hash of the network it was given from: unpaid reports are limited by it.';

-- How many unpaid reports has an account, or a network, ordered today?
create index owner_report_consent_account on owner_report_consent (account_id, at);
create index owner_report_consent_sender on owner_report_consent (sender, at);

alter table payment_order
	add column returned_kopecks integer not null default 0
		check (returned_kopecks >= 0 and returned_kopecks <= kopecks);
comment on column payment_order.returned_kopecks is 'The part of its price that was given back, as requests or as money; a refund gives back the rest.';

alter table ledger_entry drop constraint ledger_entry_reason_check;
alter table ledger_entry add constraint ledger_entry_reason_check
	check (reason in ('purchase', 'charge', 'refund', 'return', 'closing'));
comment on column ledger_entry.reference is 'What moved it, said so that it cannot move it twice: order:…, lookup:…, refund:…, return:…, closing:….';

alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check
	check (kind in ('report-paid', 'report-completed', 'report-returned'));

comment on column payment_remark.why is 'amount, unknown-order, paid-order, currency, subscriber, test-mode, deleted-account, paid-report, deleted-report, silent-registers, reconciliation; mark-paid and refund are the operator''s own and settled at once.';
