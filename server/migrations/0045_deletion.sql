create table deletion (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	what text not null check (what in ('account', 'owner-report', 'comment', 'shared-report', 'bot-chat')),
	whom text not null,
	exported_at timestamptz
);

comment on table deletion is 'What people have deleted, to be deleted again from a restored backup.';
comment on column deletion.whom is 'The id of the deleted row; for a chat with the bot a keyed hash, since its id is a person''s.';
comment on column deletion.exported_at is 'When it was written to the journal outside the store; null: not yet.';

create index deletion_not_exported on deletion (id) where exported_at is null;

create table store_mark (
	kind text primary key check (kind in ('restored-copy', 'moved-away')),
	at timestamptz not null
);

comment on table store_mark is 'Why this store is not worked with as usual; empty for one that is.';
