import { expect, test } from 'vitest';
import { DOMAINS } from './domains.ts';

/** Every domain that one uses, through others too. */
function usedBy(domain: string, table = DOMAINS, known = new Set<string>()): ReadonlySet<string> {
	for (const used of table[domain] ?? []) {
		if (known.has(used)) continue;
		known.add(used);
		usedBy(used, table, known);
	}
	return known;
}

test.each(Object.keys(DOMAINS))('%s uses itself by no way round', (domain) => {
	expect([...usedBy(domain)]).not.toContain(domain);
});

test('a way round is found', () => {
	expect([...usedBy('a', { a: ['b'], b: ['c'], c: ['a'] })]).toContain('a');
});

test('every domain that is used is in the table', () => {
	expect(Object.values(DOMAINS).flat()).toSatisfy((used: string[]) =>
		used.every((one) => Object.hasOwn(DOMAINS, one)),
	);
});
