create table spent_challenge (
	nonce text primary key,
	expires_at timestamptz not null
);

comment on table spent_challenge is 'Bot-protection tasks that were used once.';
comment on column spent_challenge.nonce is 'Knows a task: everything else in a solved value can be written differently.';
comment on column spent_challenge.expires_at is 'When the task itself expires; after that the row has nothing left to prevent.';

-- Which rows may be forgotten?
create index spent_challenge_expires_at on spent_challenge (expires_at);
