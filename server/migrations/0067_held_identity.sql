-- A way to sign in that was unlinked waits for a day for being taken back, and its person is told of it.

alter table account add column linked_at jsonb not null default '{}';
comment on column account.linked_at is 'When each identity was linked, by provider; of one that is missing: when the account was made.';

create table held_identity (
	identity_hash bytea primary key,
	account_id uuid not null references account,
	provider text not null check (provider in ('google', 'yandex', 'vk', 'telegram', 'max')),
	identity bytea not null,
	key_id text not null,
	linked_at timestamptz not null,
	unlinked_at timestamptz not null
);
comment on table held_identity is 'Ways to sign in that were unlinked, for a day: nobody signs in by them, and who has one may take it back.';
comment on column held_identity.identity_hash is 'A keyed hash of the provider and its id.';
comment on column held_identity.identity is 'What of the account came with it and went with it; encrypted.';
comment on column held_identity.linked_at is 'What account.linked_at had.';

-- What is held of a person who deletes their account?
create index held_identity_of_account on held_identity (account_id);
-- What has been held for a day?
create index held_identity_unlinked_at on held_identity (unlinked_at);

create table sign_in_notice (
	id uuid primary key,
	account_id uuid not null references account,
	kind text not null check (kind in ('mail', 'push', 'telegram', 'max')),
	address bytea not null,
	key_id text not null,
	change text not null check (change in ('linked', 'unlinked', 'held', 'taken-back')),
	provider text not null check (provider in ('google', 'yandex', 'vk', 'telegram', 'max')),
	at timestamptz not null
);
comment on table sign_in_notice is 'Whom it is to be told that a way to sign in has changed; gone when it is told, or after some days.';
comment on column sign_in_notice.address is 'As in watch_channel; of its own, since an unlinked way is told too.';
comment on column sign_in_notice.change is 'held: unlinked, and may be taken back for a day.';

create index sign_in_notice_of_account on sign_in_notice (account_id);
create index sign_in_notice_at on sign_in_notice (at);

alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check check (
	kind in ('report-paid', 'report-completed', 'report-returned', 'watch-confirm', 'watch-notice', 'sign-in-changed')
) not valid;

alter table deletion drop constraint deletion_what_check;
alter table deletion add constraint deletion_what_check check (
	what in (
		'account', 'owner-report', 'comment', 'shared-report', 'bot-chat',
		'identity', 'held-identity', 'identity-taken-back'
	)
) not valid;
comment on column deletion.whom is 'The id of the deleted row; for a chat with the bot a keyed hash, since its id is a person''s; for an identity its account and a keyed hash.';
