-- Is there a backup that is young enough? (An alarm asks.)
create table last_backup (
	one boolean primary key default true check (one),
	at timestamptz not null
);

comment on table last_backup is 'When the newest backup of this store was written; no row where none ever was.';
