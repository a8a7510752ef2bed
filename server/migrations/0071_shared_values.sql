-- One bot-protection value opens all checks of one car: whose it is, and what it has opened already.
alter table daily_spent add column holder text;
alter table daily_spent add column parts text[] not null default '{}';
comment on table daily_spent is 'Bot-protection tasks that were used. A day is dropped as a whole.';
comment on column daily_spent.holder is 'A hash of visitor, purpose and car, to whom the first use binds the value; null where a program of before has used it, which ends it.';
comment on column daily_spent.parts is 'What the value has opened: each part once.';

alter table spent_challenge add column holder text;
alter table spent_challenge add column parts text[] not null default '{}';
comment on column spent_challenge.holder is 'A hash of visitor, purpose and car, to whom the first use binds the value; null where a program of before has used it, which ends it.';
comment on column spent_challenge.parts is 'What the value has opened: each part once.';
