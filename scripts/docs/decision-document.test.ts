import { readFileSync } from 'node:fs';
import { CAR_RULES } from '@avtosverka/decision/car/rules';
import { PERSON_RULES } from '@avtosverka/decision/person/rules';
import { describe, expect, test } from 'vitest';
import { drawDecision } from './decision-document.ts';

const document = readFileSync(new URL('../../docs/decision.md', import.meta.url), 'utf8');

describe('docs/decision.md', () => {
	test('is what the rules say; `npm run docs` draws it again', async () => {
		expect(document).toBe(await drawDecision());
	});

	test('names every rule about cars and about people once', () => {
		const named = [...document.matchAll(/^- `([a-z-]+)` \(/gm)].map((match) => match[1]);
		const rules = [...CAR_RULES, ...PERSON_RULES].map(({ id }) => id);
		expect(named.toSorted()).toEqual(rules.toSorted());
	});

	test('fits into 110 columns', () => {
		expect(document.split('\n').filter((line) => line.length > 110)).toEqual([]);
	});
});
