-- A check of the bot that is under way: what it still writes down of its chat must not outlive /forget.

create table bot_check (
	id uuid primary key,
	messenger text not null check (messenger in ('telegram', 'max')),
	chat_id bigint not null,
	begun_at timestamptz not null
);
comment on table bot_check is 'Checks that are under way in chats with the bot, for minutes; gone with /forget.';
comment on column bot_check.chat_id is 'The messenger''s id of the chat; in private that of the person.';

create index bot_check_of_chat on bot_check (messenger, chat_id);

alter table bot_picture add column picture text;
comment on column bot_picture.picture is 'The message that shows it; null until the messenger has taken that.';
