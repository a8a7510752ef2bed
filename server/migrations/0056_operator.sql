alter table account_role drop constraint account_role_role_check;
alter table account_role add constraint account_role_role_known
	check (role in ('moderator', 'operator')) not valid;

create table operator_act (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	operator_id uuid not null,
	what text not null check (what in ('refund')),
	whom text not null,
	why text not null check (why <> '')
);

comment on table operator_act is 'What operators did in their console; a row is added and never touched again.';
comment on column operator_act.operator_id is 'The account that acted; it stays when the account is deleted.';
comment on column operator_act.whom is 'What it was done to: the order''s id for a refund.';
comment on column operator_act.why is 'The operator''s own words.';

create function operator_act_is_final() returns trigger language plpgsql as $$
begin
	raise exception 'operator_act rows are final';
end
$$;
create trigger operator_act_is_final before update or delete on operator_act
	for each row execute function operator_act_is_final();
create trigger operator_act_stays before truncate on operator_act
	for each statement execute function operator_act_is_final();
