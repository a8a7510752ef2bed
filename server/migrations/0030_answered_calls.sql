-- A register that needs several paid questions for one name is not paid again for those it has answered.

alter table owner_report_block
	add column answered_calls bytea,
	add column answered_calls_key_id text,
	add check ((answered_calls is null) = (answered_calls_key_id is null)),
	add check (answered_at is null or answered_calls is null);
comment on column owner_report_block.answered_calls is 'Answers to single calls of a question that is not answered as a whole, sealed; null for none, and once it is.';
comment on column owner_report_block.answered_calls_key_id is 'Which of DATA_KEYS opens answered_calls.';
