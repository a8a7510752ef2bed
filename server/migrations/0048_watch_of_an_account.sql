-- A watch belongs to a chat or to an account; an account says where it wants to be told.
alter table watch
	alter column messenger drop not null,
	alter column chat_id drop not null,
	add column account_id uuid references account,
	add constraint watch_owner check (
		(messenger is null) = (chat_id is null) and (messenger is null) = (account_id is not null)
	) not valid;

comment on table watch is 'A car that somebody watches until the deal: in a chat of a messenger, or signed in.';

create unique index watch_of_account_under_way on watch (account_id, vin) where ended_at is null;

create table watch_channel (
	id uuid primary key,
	account_id uuid not null references account,
	kind text not null check (kind in ('telegram', 'mail', 'push')),
	address bytea not null,
	key_id text not null,
	address_hash bytea not null,
	asked_at timestamptz not null,
	confirmed_at timestamptz,
	consent text,
	unique (account_id, kind, address_hash),
	check ((confirmed_at is null) = (consent is null))
);

comment on table watch_channel is 'Where a signed-in person wants to be told of all cars that they watch.';
comment on column watch_channel.address is 'An e-mail address, the subscription of a browser, or the number of a chat; sealed.';
comment on column watch_channel.address_hash is 'A keyed hash, by which the same address is known again.';
comment on column watch_channel.confirmed_at is 'When the person agreed; nothing but the question is sent before.';
comment on column watch_channel.consent is 'The sentence that they agreed to.';

alter table watch_notice
	add column channel_id uuid references watch_channel on delete cascade,
	drop constraint watch_notice_watch_id_look_key;

comment on column watch_notice.channel_id is 'Null: the chat that watches, or, of an account, the list in the cabinet.';

create unique index watch_notice_once on watch_notice (watch_id, look) where channel_id is null;
create unique index watch_notice_once_a_channel on watch_notice (watch_id, look, channel_id)
	where channel_id is not null;

alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check
	check (kind in ('report-paid', 'report-completed', 'report-returned', 'watch-confirm', 'watch-notice')) not valid;
comment on column letter.about is 'The report, the channel or the notice that it is about.';
