create table failed_question (
	subject_kind text not null check (subject_kind in ('vin', 'plate')),
	subject text not null,
	register text not null,
	state text not null check (state in ('unreachable', 'refused', 'unreadable', 'not-asked')),
	reason text,
	supplier text,
	asked_at timestamptz not null,
	-- Which registers of this car are silent? (One look for all of them.)
	primary key (subject_kind, subject, register)
);

comment on table failed_question is 'The last question to each section of a car that brought no answer: for a day, or until one is stored.';
comment on column failed_question.subject is 'As in kept_answer.';
comment on column failed_question.register is 'Name of the section as in /v1.';
comment on column failed_question.state is 'What the register did instead of answering.';
comment on column failed_question.reason is 'Why it refused or was not asked; null otherwise.';
comment on column failed_question.supplier is 'Whose silence it is; null where nobody was asked.';
comment on column failed_question.asked_at is 'When the asking ended.';

-- Which failures are too old to say anything?
create index failed_question_asked_at on failed_question (asked_at);
