import { readFileSync } from 'node:fs';
import { CAR_RULES } from '@avtosverka/decision/car/rules';
import { describe, expect, test } from 'vitest';
import { drawDecision } from './decision-document.ts';

const document = readFileSync(new URL('../../docs/decision.md', import.meta.url), 'utf8');

describe('docs/decision.md', () => {
	test('is what the rules say; `npm run docs` draws it again', async () => {
		expect(document).toBe(await drawDecision());
	});

	test('names every rule once', () => {
		const named = [...document.matchAll(/^- `([a-z-]+)` \(/gm)].map((match) => match[1]);
		expect(named.toSorted()).toEqual(CAR_RULES.map(({ id }) => id).toSorted());
	});

	test('fits into 110 columns', () => {
		expect(document.split('\n').filter((line) => line.length > 110)).toEqual([]);
	});
});
