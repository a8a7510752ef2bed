create table installation_key (
	kind text not null check (kind in ('app-secret', 'data-key')),
	id text not null,
	fingerprint bytea not null,
	first_used_at timestamptz not null default now(),
	primary key (kind, id)
);

comment on table installation_key is 'Which secrets this store was written with: a node with others must not start.';
comment on column installation_key.fingerprint is 'HMAC of a fixed text under the key: says whether two keys are one, and nothing else.';
