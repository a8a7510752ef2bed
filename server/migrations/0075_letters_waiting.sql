-- What is to be sent: few of all letters, looked for every few seconds and counted once a minute.
create index concurrently if not exists letter_waiting on letter (created_at) where state = 'waiting';
