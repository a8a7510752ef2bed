-- When did a supplier itself last answer for a register? (For the page about sources: a few dozen rows.)
create table last_reply (
	register text not null,
	supplier text not null,
	at timestamptz not null,
	primary key (register, supplier)
);

comment on table last_reply is 'When each supplier last answered for each register; an answer read from a report that we had is no reply.';
comment on column last_reply.register is 'Name of the register as in /v1.';
comment on column last_reply.at is 'When the reply came, to the minute.';

-- What was known so far: the newest answer of each pair, at the moment of which it speaks where that is older.
insert into last_reply (register, supplier, at)
with recursive newest as (
	(
		select register, supplier, as_of, asked_at from kept_answer
		order by register desc, supplier desc, asked_at desc limit 1
	)
	union all
	select next.* from newest cross join lateral (
		select register, supplier, as_of, asked_at from kept_answer
		where (kept_answer.register, kept_answer.supplier) < (newest.register, newest.supplier)
		order by register desc, supplier desc, asked_at desc limit 1
	) as next
)
select register, supplier, least(as_of, asked_at) from newest;

drop index kept_answer_last;
