create table supplier_budget (
	supplier text not null,
	day date not null,
	used integer not null check (used >= 0),
	alarmed boolean not null default false,
	primary key (supplier, day)
);

comment on table supplier_budget is 'How many orders that cost money all processes have made of a supplier on one day, Moscow time.';
comment on column supplier_budget.alarmed is 'The operator has read that most of the day''s budget is used.';

create table supplier_order (
	supplier text not null,
	key text not null,
	day date not null,
	primary key (supplier, key)
);

comment on table supplier_order is 'Orders of the last days that are counted already: what is sent again under the same key is bought once. Nothing of a question or of whoever asked lies here.';
comment on column supplier_order.key is 'The idempotence key that the supplier was sent.';
