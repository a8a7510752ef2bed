alter table watch add column look_wanted_at timestamptz;
alter table watch_section add column known jsonb;

comment on column watch.look_wanted_at is 'When its person wanted a look at once that is not stored yet: answers from before do not do.';
comment on column watch_section.known is 'The supplier of the last complete answer, and digests of records with their suppliers by key; null before the first.';
comment on column watch_section.records is 'What versions before 0062 knew instead of known; not written any more.';
