-- What the bot knows of a chat: cars that were checked there, and the picture whose digits it waits for.

create table bot_car (
	messenger text not null check (messenger in ('telegram', 'max')),
	chat_id bigint not null,
	vin text not null,
	checked_at timestamptz not null,
	primary key (messenger, chat_id, vin)
);
comment on table bot_car is 'The last cars that were checked in a chat with the bot, until /forget or for 90 days.';
comment on column bot_car.chat_id is 'The messenger''s id of the chat; in private that of the person.';

create index bot_car_checked_at on bot_car (checked_at);

create table bot_picture (
	messenger text not null check (messenger in ('telegram', 'max')),
	chat_id bigint not null,
	person_id bigint not null,
	vin text not null,
	section text not null,
	supplier text not null,
	token text not null,
	message text not null,
	expires_at timestamptz not null,
	primary key (messenger, chat_id)
);
comment on table bot_picture is 'A supplier''s picture that was shown in a chat and whose digits have not come.';
comment on column bot_picture.person_id is 'Whose digits count.';
comment on column bot_picture.token is 'The supplier''s token, sealed for that person.';
comment on column bot_picture.message is 'The message of the report that goes on when the digits come.';
