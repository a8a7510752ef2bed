type Rule = { readonly what: string; readonly pattern: RegExp };

/** A table's name, as group 1. */
const TABLE = '(?:if exists )?(?:only )?(?:public\\.)?"?(\\w+)"?';
/** Functions that give each row a value of its own: PostgreSQL rewrites every row for such a default. */
const VOLATILE = '\\w*uuid\\w*|clock_timestamp|timeofday|random\\w*|nextval|setval';

const statement = (what: string, text: string): Rule => ({ what, pattern: new RegExp(`^${text}`) });
/** A part of `alter table`, after the table's name. */
const action = (what: string, text: string): Rule => ({ what, pattern: new RegExp(`^(?:${text})`) });

/** What holds a long lock on a table in use, or breaks the program before. */
const STATEMENTS: readonly Rule[] = [
	statement('an index', `create (?:unique )?index (?!concurrently)[^(]*? on ${TABLE}`),
	statement('a table that goes', `drop table ${TABLE}`),
	statement('a table that is emptied', `truncate (?:table )?${TABLE}`),
	statement('a lock', `lock (?:table )?${TABLE}`),
	statement('a trigger', `create (?:or replace )?(?:constraint )?trigger .*? on ${TABLE}`),
	statement('a rewrite of the table', `(?:cluster|vacuum(?: full| \\([^)]*\\))*|reindex table) ${TABLE}`),
	statement('a rewrite of rows', `(?:with|insert|update|delete|merge)\\b`),
	statement('a block whose words are not read', 'do\\b'),
];

const ACTIONS: readonly Rule[] = [
	action('another type', 'alter (?:column )?\\w+ (?:set data )?type'),
	action('an obligatory column', 'alter (?:column )?\\w+ set not null'),
	action('an obligatory column', 'add (?:column )?(?=.*\\bnot null\\b)(?!.*\\bdefault\\b)(?!constraint)'),
	action('a column written for each row', `add (?:column )?.*\\bdefault .*\\b(?:${VOLATILE})\\s*\\(`),
	action('a column written for each row', 'add (?:column )?\\w+ (?:small|big)?serial|add .*\\bgenerated '),
	action('a unique index', 'add (?!.*\\busing index\\b).*\\b(?:unique|primary key|exclude)\\b'),
	action('a reference', 'add (?!.*\\bnot valid\\b).*\\b(?:references|foreign key)\\b'),
	action('a checked constraint', 'add (?!.*\\bnot valid\\b).*\\bcheck\\b'),
	action('a column that goes', 'drop column|drop (?!constraint|expression)\\w+$'),
	action('another name', 'rename'),
	action('a partition', 'attach partition'),
	action('a rewrite of the table', 'set (?:logged|unlogged|tablespace|access method)'),
];

/** A comment, a text or the body of a function: whichever begins first holds what looks like another. */
const UNREAD = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$/gs;

/** Statements in small letters, without comments, texts and bodies of functions. */
function statementsOf(sql: string): string[] {
	return sql
		.toLowerCase()
		.replace(UNREAD, (unread) => (/^(?:--|\/)/.test(unread) ? ' ' : "''"))
		.split(';')
		.map((text) => text.replace(/\s+/g, ' ').trim())
		.filter((text) => text !== '');
}

/** Parts of a list that stand between commas outside of brackets. */
function partsOf(list: string): string[] {
	const parts = [''];
	let depth = 0;
	for (const sign of list) {
		if (sign === '(') depth += 1;
		if (sign === ')') depth -= 1;
		if (sign === ',' && depth === 0) parts.push('');
		else parts[parts.length - 1] += sign;
	}
	return parts.map((part) => part.trim());
}

/** `what` and its table for each thing that a statement does. */
function doneBy(text: string): (readonly [what: string, table: string])[] {
	const altered = new RegExp(`^alter table ${TABLE} (.*)$`).exec(text);
	if (altered) {
		const [, table = '', actions = ''] = altered;
		return partsOf(actions).flatMap((part) =>
			ACTIONS.filter(({ pattern }) => pattern.test(part)).map(({ what }) => [what, table] as const),
		);
	}
	return STATEMENTS.flatMap(({ what, pattern }) => {
		const found = pattern.exec(text);
		if (found === null) return [];
		if (what !== 'a rewrite of rows') return [[what, found[1] ?? 'any table'] as const];
		const written = new RegExp(`(?<!for |do )\\b(?:update|delete from|merge into) (?!set\\b)${TABLE}`, 'g');
		return [...text.matchAll(written)].map(([, table = '']) => [what, table] as const);
	});
}

/**
 * What a migration does to tables in use that must not be done there, each once: `an index on account`. A
 * table that the same migration creates is not in use yet.
 */
export function longLocksOf(sql: string): string[] {
	const statements = statementsOf(sql);
	const created = new RegExp(`^create (?:unlogged )?table (?:if not exists )?${TABLE}`);
	const own = new Set(statements.map((text) => created.exec(text)?.[1]));
	const done = statements.flatMap(doneBy).filter(([, table]) => !own.has(table));
	return [...new Set(done.map(([what, table]) => `${what} on ${table}`))];
}
