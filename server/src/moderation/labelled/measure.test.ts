import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createInspect } from '../phases/phases.ts';
import { type LabelledComment, measurePhases, tableOf } from './measure.ts';
import seenSet from './seen.json' with { type: 'json' };
import unseenSet from './unseen.json' with { type: 'json' };

const seen = seenSet as LabelledComment[];
const unseen = unseenSet as LabelledComment[];
const inspect = createInspect('https://avtosverka.example');
const scores = (set: LabelledComment[]) => measurePhases(set, inspect);

describe('the labelled comments', () => {
	test('are many, half of them or more not looked at while the phases were written, and none is in both', () => {
		expect(seen.length + unseen.length).toBeGreaterThanOrEqual(160);
		expect(unseen.length).toBeGreaterThanOrEqual(seen.length);
		const texts = [...seen, ...unseen].map(({ text, recent = [] }) => JSON.stringify([text, recent]));
		expect(new Set(texts).size).toBe(texts.length);
	});

	test('are seen as docs/moderation.md says', () => {
		const document = readFileSync(new URL('../../../../docs/moderation.md', import.meta.url), 'utf8');
		for (const row of tableOf(scores(seen), scores(unseen))) expect(document.split('\n')).toContain(row);
	});

	test('are as a whole told apart: few clean ones are remarked upon, and four of five dirty ones', () => {
		const whole = scores(unseen).at(-1);
		expect(whole?.wrong).toBeLessThanOrEqual(4);
		expect(whole?.missed).toBeLessThanOrEqual(20);
	});
});
