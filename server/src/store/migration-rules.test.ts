import { describe, expect, test } from 'vitest';
import { readMigrations } from './migrations.ts';

/** Those before it were out when the rules were written. */
const FIRST_BOUND = 31;

/**
 * What holds a long lock, or breaks the program before, on a table that is in use. A table that the same
 * migration creates is nobody's yet.
 */
const FORBIDDEN: readonly { readonly what: string; readonly pattern: RegExp }[] = [
	{ what: 'an index', pattern: /create (?:unique )?index (?!concurrently)[^;]*? on (?:only )?(\w+)/g },
	{ what: 'another type', pattern: /alter table (\w+)[^;]*?alter column \w+ (?:set data )?type/g },
	{ what: 'a checked constraint', pattern: /alter table (\w+)(?![^;]*not valid)[^;]*?add constraint/g },
	{ what: 'an obligatory column', pattern: /alter table (\w+)[^;]*?set not null/g },
	{ what: 'a column that goes', pattern: /alter table (\w+)[^;]*?drop column/g },
	{ what: 'another name', pattern: /alter table (\w+)[^;]*?rename/g },
	{ what: 'a rewrite of rows', pattern: /(?:^|;)\s*(?:update|delete from) (\w+)/g },
];

/** Some rows for a person who watches, and gone after a month: an index on so few is there at once. */
const SMALL: readonly string[] = ['an index on watch', 'an index on watch_notice'];

/** What a migration does to tables in use that must not be done there: `an index on account`. */
export function longLocksOf(text: string): string[] {
	const sql = text.toLowerCase().replace(/--[^\n]*/g, '');
	const own = new Set([...sql.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table));
	return FORBIDDEN.flatMap(({ what, pattern }) =>
		[...sql.matchAll(pattern)]
			.filter(([, table]) => table !== undefined && !own.has(table))
			.map(([, table]) => `${what} on ${table}`)
			.filter((lock) => !SMALL.includes(lock)),
	);
}

describe('what a migration may do to a table in use', () => {
	test.each([
		['create index a on comment (id)', ['an index on comment']],
		['alter table comment\n\talter column id type bigint;', ['another type on comment']],
		['alter table comment add constraint c check (id > 0)', ['a checked constraint on comment']],
		['alter table comment add constraint c check (id > 0) not valid', []],
		['alter table comment drop column id; update account set name = null', 2],
		['create index a on watch (id)', []],
		['create table fresh (id integer); create index a on fresh (id)', []],
		['alter table comment add column later text', []],
	])('%s', (text, found) => {
		if (typeof found === 'number') expect(longLocksOf(text)).toHaveLength(found);
		else expect(longLocksOf(text)).toEqual(found);
	});

	test('holds for every migration since the rules are there', async () => {
		const bound = (await readMigrations()).filter(({ number }) => number >= FIRST_BOUND);
		expect(bound.length).toBeGreaterThan(0);
		expect(bound.flatMap(({ name, text }) => longLocksOf(text).map((lock) => `${name}: ${lock}`))).toEqual(
			[],
		);
	});
});
