alter table access_token
	add column id uuid not null default gen_random_uuid(),
	add column device text check (length(device) <= 64);

comment on column access_token.id is 'What the cabinet calls a sign-in: neither the token nor its hash leaves the store.';
comment on column access_token.device is 'Browser and system in a few words of ours; null where they are not known.';

create unique index access_token_id on access_token (id);
-- Which tokens are older than any may be?
create index access_token_created_at on access_token (created_at);
