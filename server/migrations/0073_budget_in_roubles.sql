alter table supplier_budget add column kopecks bigint not null default 0;
alter table supplier_budget add column cost_alarmed boolean not null default false;

comment on column supplier_budget.kopecks is 'What the orders of the day cost, by the price that was set when each was made.';
comment on column supplier_budget.cost_alarmed is 'The operator has read that most of what the day may cost is spent.';

update supplier_budget set kopecks = coalesce((
	select sum(spending.kopecks) from supplier_spending spending
	where spending.supplier = supplier_budget.supplier and spending.day = supplier_budget.day
), 0)
where day >= current_date - 1;
