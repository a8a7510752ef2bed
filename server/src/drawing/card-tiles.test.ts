import type { CheckReply } from '@avtosverka/contract/check/meta';
import { ANSWER_STATES } from '@avtosverka/contract/vocabulary/answer-state';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { CarAnswers } from '@avtosverka/decision/car/car';
import { silent } from '@avtosverka/decision/car/testing/answers';
import { textWidth } from '@avtosverka/decision/timeline/text-width';
import { expect, test } from 'vitest';
import { drawTiles } from './card-tiles.ts';

const WIDTH = 488;
const TILE = (WIDTH - 4 * 7) / 5;

const asked = (reply: CheckReply<unknown> | null) =>
	Object.fromEntries(SECTIONS.map((section) => [section, reply])) as unknown as CarAnswers;

test.each(ANSWER_STATES)('ten tiles of answers that are %s hold their words', (state) => {
	const { meta } = silent();
	const { svg, height } = drawTiles(
		asked({ success: false, message: '', data: null, meta: { ...meta, state } }),
		WIDTH,
	);
	const texts = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)</g)];
	expect(texts).toHaveLength(20);
	for (const [, size, words = ''] of texts) {
		expect(textWidth(words, Number(size)), words).toBeLessThan(TILE);
	}
	expect(height).toBe(127);
});

test('a register that was not asked has a frame alone, and one that is silent says so', () => {
	expect(drawTiles(asked(null), WIDTH).svg.match(/stroke-dasharray/g)).toHaveLength(10);
	expect(drawTiles(asked(silent()), WIDTH).svg.match(/\? молчит/g)).toHaveLength(10);
	expect(drawTiles(asked(silent()), WIDTH).svg).not.toMatch(/нет|✓/);
});
