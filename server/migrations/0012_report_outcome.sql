alter table payment_order add column report_outcome text
	check (report_outcome in ('opened', 'paid-before', 'gone'));

comment on column payment_order.report_outcome is 'What a credited order for a report came to: it opened the report, another order had, or the report was gone. Null for requests, and while nothing is credited.';
comment on column payment_order.requests is 'Requests that it is worth. For a report none, unless the report could not be opened and the money was put to the payer''s account.';

-- Orders of before: what did not open its report stands on the operator's list.
update payment_order o set report_outcome = coalesce(
	(select case r.why when 'paid-report' then 'paid-before' else 'gone' end
		from payment_remark r where r.order_id = o.id and r.why in ('paid-report', 'deleted-report') limit 1),
	'opened')
where o.purpose = 'report1' and o.state <> 'waiting';
