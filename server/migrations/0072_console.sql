alter table operator_act drop constraint operator_act_what_known;
alter table operator_act add constraint operator_act_what_known check (what in (
	'refund', 'settle-exception', 'stop-supplier', 'start-supplier', 'retry-queue', 'grant-role', 'revoke-role',
	'end-sessions', 'delete-account'
)) not valid;

comment on column operator_act.whom is 'What it was done to: an order, an exception, a supplier, a queue or an account.';

alter table running_process add column recent jsonb not null default '{}';
alter table running_process add column migration text;

comment on column running_process.calls is 'Written by versions before 0072 alone; newer ones write recent.';
comment on column running_process.recent is 'What the process has seen of each supplier in the last minutes, by the supplier''s id: counts and times, nothing of a question.';
comment on column running_process.migration is 'The newest migration that its program knows; null for versions before 0072.';
