import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawDecisionSamples } from './samples-document.ts';

const document = readFileSync(new URL('../../docs/decision-samples.md', import.meta.url), 'utf8');

describe('docs/decision-samples.md', () => {
	test('is what suppliers, presenters and rules say; `npm run docs` draws it again', async () => {
		expect(document).toBe(await drawDecisionSamples());
	});

	test('fits into 110 columns', () => {
		expect(document.split('\n').filter((line) => line.length > 110)).toEqual([]);
	});
});
