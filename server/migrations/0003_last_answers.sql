-- When did this supplier last answer for this register? (For the page about sources: one look for each pair.)
create index kept_answer_last on kept_answer (register, supplier, asked_at);
