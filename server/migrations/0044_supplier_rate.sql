create table supplier_rate (
	supplier text primary key,
	next_at timestamptz not null
);

comment on table supplier_rate is 'When the next request to a supplier may begin, by all processes together.';
comment on column supplier_rate.next_at is 'By the clock of the database; the process that moves it on has the moment before.';

create table supplier_rate_process (
	supplier text not null,
	process uuid not null,
	seen_at timestamptz not null,
	primary key (supplier, process)
);

comment on table supplier_rate_process is 'Who asks a supplier: how many share its rate while the store is away.';
