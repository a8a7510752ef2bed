-- What a person ended after a backup is ended again in what is restored from it: watches, where they were told,
-- roles, a moderator's subscriptions, and what a moderator took off the site.

alter table deletion drop constraint deletion_what_check;
alter table deletion add constraint deletion_what_check check (
	what in (
		'account', 'owner-report', 'comment', 'comment-approval', 'shared-report', 'bot-chat',
		'identity', 'held-identity', 'identity-taken-back',
		'watch', 'watch-channel', 'role', 'moderator-subscription'
	)
) not valid;
comment on column deletion.whom is 'The id of the row; for a chat with the bot a keyed hash, since its id is a person''s; for an identity, a role and a subscription the account and which of its.';

alter table moderator_subscription add column changed_at timestamptz not null default 'epoch';
comment on column moderator_subscription.changed_at is 'When the moderator chose last; the beginning of time for choices from before this column.';
