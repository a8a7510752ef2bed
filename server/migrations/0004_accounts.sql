create table account (
	id uuid primary key,
	google_id text unique,
	telegram_id bigint unique,
	name text,
	email text,
	username text,
	requests integer not null default 0 check (requests >= 0),
	created_at timestamptz not null,
	deleted_at timestamptz,
	check (num_nonnulls(google_id, telegram_id) = case when deleted_at is null then 1 else 0 end),
	check (deleted_at is null or (name is null and email is null and username is null))
);

comment on table account is 'One person by one provider''s word. A deleted one keeps its number alone, for the books.';
comment on column account.google_id is 'Google''s sub.';
comment on column account.telegram_id is 'Telegram''s numeric id; its username may change hands.';
comment on column account.requests is 'Paid requests that can be spent.';

create table access_token (
	hash bytea primary key,
	account_id uuid not null references account on delete cascade,
	created_at timestamptz not null,
	used_at timestamptz not null
);

comment on table access_token is 'Who is signed in, and where; ninety days from the last use.';
comment on column access_token.hash is 'SHA-256 of the token: the token itself is known to its browser alone.';
comment on column access_token.used_at is 'Last use, to the hour.';

-- Which tokens does a person have? (Asked when he is deleted.)
create index access_token_account_id on access_token (account_id);
-- Which tokens are long unused?
create index access_token_used_at on access_token (used_at);

create table telegram_sign_in (
	payload_hash bytea primary key,
	poll_hash bytea not null unique,
	visitor_hash bytea not null,
	code text not null,
	expires_at timestamptz not null,
	telegram_id bigint,
	account_id uuid references account on delete cascade,
	refused boolean not null default false,
	used_at timestamptz
);

comment on table telegram_sign_in is 'Sign-ins by Telegram under way; each works once and for ten minutes.';
comment on column telegram_sign_in.payload_hash is 'SHA-256 of what the deep link carries to the bot.';
comment on column telegram_sign_in.poll_hash is 'SHA-256 of what the page asks with.';
comment on column telegram_sign_in.visitor_hash is 'SHA-256 of the visitor who began it: nobody else gets its token.';
comment on column telegram_sign_in.code is 'Four digits that page and bot show.';
comment on column telegram_sign_in.telegram_id is 'Who opened the link in the bot: only he can press its button.';
comment on column telegram_sign_in.account_id is 'Who pressed the button.';
comment on column telegram_sign_in.refused is 'The person in the chat said that it is not him.';
comment on column telegram_sign_in.used_at is 'When the access token was given to the page.';

-- Which sign-ins are over?
create index telegram_sign_in_expires_at on telegram_sign_in (expires_at);

create table spent_id_token (
	hash bytea primary key,
	expires_at timestamptz not null
);

comment on table spent_id_token is 'ID tokens that have signed somebody in: each does once.';

-- Which rows may be forgotten?
create index spent_id_token_expires_at on spent_id_token (expires_at);

create table lease (
	name text primary key,
	holder text not null,
	until timestamptz not null
);

comment on table lease is 'What only one process of all may do at a time, such as to poll the bot.';

create unlogged table shared_count (
	name text not null,
	counted bytea not null,
	since timestamptz not null,
	count integer not null,
	primary key (name, counted)
);

comment on table shared_count is 'Limits that all processes share; lost with a crash of the store, which only makes them milder.';
comment on column shared_count.counted is 'Keyed hash of a network address, or of whatever else is limited.';

-- Which counts are over?
create index shared_count_since on shared_count (since);

create table telegram_bot (
	id bigint primary key,
	answered_at timestamptz,
	problem text
);

comment on table telegram_bot is 'What the process that keeps the bot knows of the Bot API; all others read it here.';
comment on column telegram_bot.id is 'The bot''s own id, the first part of its token.';
comment on column telegram_bot.answered_at is 'When the Bot API last answered; null once it has refused the bot.';
comment on column telegram_bot.problem is 'Why it does not answer now; null while it does.';
