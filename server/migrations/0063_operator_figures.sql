alter table supplier_spending add column alarmed boolean not null default false;

comment on column supplier_spending.alarmed is 'The operator has read that most of what this purpose may take of the day''s budget is used.';

alter table running_process add column calls jsonb not null default '{}';

comment on column running_process.calls is 'What the process has seen of each supplier since its start, by the supplier''s id: counts and times, nothing of a question.';
