-- People sign in by MAX as they do by Telegram: a link into the bot's chat, and a button there. A person who
-- is signed in links either messenger to their account the same way.

-- Its uniqueness is checked over a column that is empty: one pass over the accounts.
alter table account add column max_id bigint unique;
comment on column account.max_id is 'MAX''s numeric id.';

alter table account drop constraint account_identities;
alter table account add constraint account_identities check (
	case when deleted_at is null
		then num_nonnulls(google_id, telegram_id, yandex_id, vk_id, max_id) >= 1
		else num_nonnulls(google_id, telegram_id, yandex_id, vk_id, max_id) = 0
	end
) not valid;

alter table telegram_sign_in
	add column messenger text not null default 'telegram',
	add column link_account_id uuid,
	add constraint telegram_sign_in_messenger check (messenger in ('telegram', 'max')) not valid;
comment on table telegram_sign_in is 'Sign-ins by a messenger under way; each works once and for ten minutes.';
comment on column telegram_sign_in.messenger is 'Whose bot the link leads to.';
comment on column telegram_sign_in.telegram_id is 'Who opened the link in the bot, by the messenger''s number: only they can press its button.';
comment on column telegram_sign_in.link_account_id is 'The account to which the messenger is to be linked; null for a sign-in.';

alter table watch_channel drop constraint watch_channel_kind_check;
alter table watch_channel add constraint watch_channel_kind_check
	check (kind in ('telegram', 'max', 'mail', 'push')) not valid;
