create table max_bot (
	id bigint primary key,
	answered_at timestamptz,
	problem text
);

comment on table max_bot is 'What the process that keeps the bot in MAX knows of its Bot API; all others read it here.';
comment on column max_bot.id is 'Always 1: an installation has one bot there, and its token does not say its number.';
comment on column max_bot.answered_at is 'When the Bot API last answered; null once it has refused the bot.';
comment on column max_bot.problem is 'Why it does not answer now; null while it does.';
