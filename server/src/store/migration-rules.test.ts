import { describe, expect, test } from 'vitest';
import { readMigrations } from './migrations.ts';
import { longLocksOf } from './testing/long-locks.ts';

/** Those before it were out when the rules were written. */
const FIRST_BOUND = 31;

const ONE_PASS = 'columns without a value: one pass over the accounts of the day, and an index of nothing';
const FEW_ROWS = 'some rows for a person who watches, gone after a month: it is done at once';

const FEW_LINKS =
	'twenty rows at most for a person and a day, gone a month after their end: it is done at once';

const TWO_DAYS = 'a row for each supplier and day, and of two days alone: it is done at once';

/** What migrations do all the same, and why it may be. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'0037_identities.sql': { 'a unique index on account': ONE_PASS },
	'0048_watch_of_an_account.sql': {
		'a reference on watch': FEW_ROWS,
		'an index on watch': FEW_ROWS,
		'a reference on watch_notice': FEW_ROWS,
		'an index on watch_notice': FEW_ROWS,
	},
	'0051_sign_in_by_max.sql': { 'a unique index on account': ONE_PASS },
	'0065_shared_owner_report.sql': { 'an index on shared_report': FEW_LINKS },
	'0073_budget_in_roubles.sql': { 'a rewrite of rows on supplier_budget': TWO_DAYS },
};

describe('what a migration may do to a table in use', () => {
	test.each([
		['create index a on comment (id)', ['an index on comment']],
		['create unique index if not exists a on public."comment" (id)', ['an index on comment']],
		['alter table comment\n\talter column id type bigint;', ['another type on comment']],
		['alter table comment alter id set data type bigint', ['another type on comment']],
		['alter table comment alter column vin set not null', ['an obligatory column on comment']],
		['alter table comment add column n text not null', ['an obligatory column on comment']],
		['alter table comment add n text not null, add later text', ['an obligatory column on comment']],
		[
			'alter table comment add column n uuid default gen_random_uuid()',
			['a column written for each row on comment'],
		],
		[
			'alter table comment add n timestamptz not null default clock_timestamp()',
			['a column written for each row on comment'],
		],
		['alter table comment add column n bigserial', ['a column written for each row on comment']],
		[
			'alter table comment add n text generated always as (lower(vin)) stored',
			['a column written for each row on comment'],
		],
		['alter table comment add column x text unique', ['a unique index on comment']],
		['alter table comment add x text, add unique (vin, x)', ['a unique index on comment']],
		['alter table comment add constraint u unique (x)', ['a unique index on comment']],
		['alter table comment add primary key (id)', ['a unique index on comment']],
		['alter table comment add foreign key (a) references account', ['a reference on comment']],
		['alter table comment add column a uuid references account', ['a reference on comment']],
		['alter table comment add constraint c check (id > 0)', ['a checked constraint on comment']],
		['alter table comment add c integer check (c > 0)', ['a checked constraint on comment']],
		[
			'alter table comment add check (a > 0), add constraint b check (b > 0) not valid',
			['a checked constraint on comment'],
		],
		['alter table comment drop column id', ['a column that goes on comment']],
		['alter table comment drop id', ['a column that goes on comment']],
		['alter table if exists only comment rename column id to number', ['another name on comment']],
		['alter table comment set unlogged', ['a rewrite of the table on comment']],
		['alter table comment attach partition one for values in (1)', ['a partition on comment']],
		['drop table if exists comment', ['a table that goes on comment']],
		['truncate comment', ['a table that is emptied on comment']],
		['lock table comment in exclusive mode', ['a lock on comment']],
		['create trigger t before insert on comment for each row execute function f()', ['a trigger on comment']],
		['update account set name = null', ['a rewrite of rows on account']],
		[
			'with x as (update account set name = null returning id) select from x',
			['a rewrite of rows on account'],
		],
		[
			'insert into fresh with gone as (delete from only comment returning *) select * from gone',
			['a rewrite of rows on comment'],
		],
		["do $$ begin execute 'update account'; end $$", ['a block whose words are not read on any table']],
		["-- the bot's\ntruncate comment; -- the person's", ['a table that is emptied on comment']],
		['update account set id = 1; update account set id = 2; drop table comment', 2],
	])('%s: no', (text, found) => {
		if (typeof found === 'number') expect(longLocksOf(text)).toHaveLength(found);
		else expect(longLocksOf(text)).toEqual(found);
	});

	test.each([
		'create table fresh (id integer unique); create index a on fresh (id); update fresh set id = 1',
		'create table fresh (id integer); alter table fresh add column n text not null; drop table fresh',
		'alter table comment add column later text',
		"alter table comment add column later text not null default 'a unique check'",
		'alter table comment add column at timestamptz not null default now()',
		'alter table comment add constraint c check (id > 0) not valid',
		'alter table comment add constraint c foreign key (a) references account not valid',
		'alter table comment add constraint c unique using index made_before',
		'alter table comment drop constraint c, alter column vin drop not null, alter later drop default',
		'alter table comment validate constraint c',
		'insert into account_role select id from account on conflict (id) do update set role = 1',
		"comment on column comment.id is 'update account; drop table account'",
		'create function f() returns void language sql as $$ update account set id = 1; $$',
		'-- drop table account\nselect 1',
	])('%s: yes', (text) => {
		expect(longLocksOf(text)).toEqual([]);
	});

	test('holds for every migration since the rules are there, but for what is allowed and why', async () => {
		const bound = (await readMigrations()).filter(({ number }) => number >= FIRST_BOUND);
		expect(bound.length).toBeGreaterThan(0);
		const found = bound.map(({ name, text }) => [name, longLocksOf(text).sort()] as const);
		const allowed = Object.entries(ALLOWED).map(([name, locks]) => [name, Object.keys(locks).sort()]);
		expect(found.filter(([, locks]) => locks.length > 0)).toEqual(allowed);
	});
});
