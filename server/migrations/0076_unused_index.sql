-- It served the foreign key that 0057 dropped; nothing looks answers up by their reply.
drop index if exists kept_answer_raw;
