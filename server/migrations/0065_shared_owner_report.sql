alter table shared_report add column kind text not null default 'car';
alter table shared_report add column owner_report uuid;
alter table shared_report add constraint shared_report_of_owner_report
	foreign key (owner_report) references owner_report on delete set null not valid;

create index shared_report_of_owner_report on shared_report (owner_report) where owner_report is not null;

comment on column shared_report.kind is '«car»: the row has the report itself. «owner»: it names a report, which is masked when it is shown.';
comment on column shared_report.owner_report is 'Null for a car, and when the link or the report is over.';
comment on column watch_section.known is 'The form of what is compared, who has given complete answers, and records by key with who has told them; null before the first.';
