create table daily_reply (
	sha256 bytea not null,
	content_type text not null,
	body bytea not null,
	key_id text not null,
	gone_on date not null,
	primary key (sha256, gone_on)
) partition by range (gone_on);

comment on table daily_reply is 'What suppliers answered, byte for byte: the evidence beside kept answers. A day is dropped as a whole.';
comment on column daily_reply.sha256 is 'Of the bytes as they came. Several answers of a day may be read from one reply.';
comment on column daily_reply.content_type is 'As the supplier declared it.';
comment on column daily_reply.body is 'Compressed with zstd, then encrypted with AES-256-GCM: replies name persons.';
comment on column daily_reply.key_id is 'Which of DATA_KEYS opens body.';
comment on column daily_reply.gone_on is 'From this day (UTC) on no kept answer refers to it.';

create table daily_spent (
	nonce text not null,
	gone_on date not null,
	primary key (nonce, gone_on)
) partition by range (gone_on);

comment on table daily_spent is 'Bot-protection tasks that were used once. A day is dropped as a whole.';
comment on column daily_spent.nonce is 'Knows a task: everything else in a solved value can be written differently.';
comment on column daily_spent.gone_on is 'The day (UTC) after the task''s own, signed expiry: the same task always falls into the same day.';

-- A day that nobody has opened yet: no write fails for want of it.
create table daily_reply_other partition of daily_reply default;
create table daily_spent_other partition of daily_spent default;

-- Attached, not created in place: that would lock the whole table against reading.
create function open_days(parent text, first_day date, last_day date) returns void language plpgsql as $$
declare
	opened date;
	part text;
begin
	for opened in select generate_series(first_day, last_day, interval '1 day')::date loop
		part := parent || '_' || to_char(opened, 'YYYYMMDD');
		continue when to_regclass('public.' || part) is not null;
		execute format('create table public.%I (like public.%I including all)', part, parent);
		execute format('with moved as (delete from public.%I where gone_on = %L returning *)
			insert into public.%I select * from moved', parent || '_other', opened, part);
		execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
			parent, part, opened, opened + 1);
	end loop;
end
$$;

-- Gives the names of the tables that may be dropped.
create function ended_days(parent text, today date) returns setof text language sql stable as $$
	select c.relname::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
	where i.inhparent = ('public.' || parent)::regclass and c.relname <> parent || '_other'
		and right(c.relname, 8) <= to_char(today, 'YYYYMMDD')
	order by 1
$$;

select open_days('daily_reply', (now() at time zone 'utc')::date, (now() at time zone 'utc')::date + 33);
select open_days('daily_spent', (now() at time zone 'utc')::date, (now() at time zone 'utc')::date + 3);

-- A reply stands in one of two tables while the older one empties.
alter table kept_answer drop constraint kept_answer_raw_sha256_fkey;
