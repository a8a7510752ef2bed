alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_known check (what in (
	'refund', 'stop-supplier', 'start-supplier', 'grant-role', 'revoke-role', 'end-sessions', 'delete-account'
)) not valid;

comment on column operator_act.whom is 'What it was done to: an order, a supplier or an account.';

create table supplier_stop (
	supplier text primary key,
	stopped_at timestamptz not null
);

comment on table supplier_stop is 'Suppliers that an operator has stopped: no process asks them while their row is here.';

create table running_process (
	id uuid primary key,
	role text not null check (role in ('server', 'worker')),
	host text not null,
	version text not null,
	revision text,
	started_at timestamptz not null,
	seen_at timestamptz not null
);

comment on table running_process is 'Processes of this installation; each moves seen_at on while it runs and takes its row away at its end.';
comment on column running_process.host is 'The name of its machine or container.';
comment on column running_process.revision is 'The commit that it was built from; null where the build does not know it.';
comment on column running_process.seen_at is 'By the clock of the database; a process that is silent for a minute is not shown.';

create table supplier_spending (
	supplier text not null,
	day date not null,
	purpose text not null,
	orders integer not null check (orders >= 0),
	kopecks bigint not null check (kopecks >= 0),
	primary key (supplier, day, purpose)
);

comment on table supplier_spending is 'What orders that cost money were made for, and what they cost, day by day, Moscow time; nobody is named.';
comment on column supplier_spending.kopecks is 'By the price that was set when each order was made; 0 where none was set.';
