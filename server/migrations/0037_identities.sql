-- A person may sign in by several providers: Yandex ID and VK ID come, and one account may have each of them.

-- Their uniqueness is checked over columns that are empty: one pass over the accounts.
alter table account
	add column yandex_id text unique,
	add column vk_id text unique;
comment on table account is 'One person by the word of one provider or several. A deleted one keeps its number alone, for the books.';
comment on column account.yandex_id is 'Yandex''s id.';
comment on column account.vk_id is 'VK''s user_id.';

-- Accounts that exist have exactly one identity and satisfy the new rule as they did the old one.
alter table account drop constraint account_check;
alter table account add constraint account_identities check (
	case when deleted_at is null
		then num_nonnulls(google_id, telegram_id, yandex_id, vk_id) >= 1
		else num_nonnulls(google_id, telegram_id, yandex_id, vk_id) = 0
	end
) not valid;

alter table access_token add column provider text;
comment on column access_token.provider is 'By which of an account''s sign-ins; null for one older than the column.';
