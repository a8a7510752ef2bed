import type { CheckReply } from '@avtosverka/contract/check/meta';
import { ANSWER_STATES } from '@avtosverka/contract/vocabulary/answer-state';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { CarAnswers } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import { NOW, partial, question, silent } from '@avtosverka/decision/car/testing/answers';
import { accident } from '@avtosverka/decision/car/testing/invented-records';
import { textWidth } from '@avtosverka/decision/timeline/text-width';
import { expect, test } from 'vitest';
import { TONE_PAINTS } from './card-colours.ts';
import { drawTiles } from './card-tiles.ts';

const WIDTH = 488;
const TILE = (WIDTH - 4 * 7) / 5;

const NOTHING_FOUND = { decision: { reasons: [] }, at: NOW };

const asked = (reply: CheckReply<unknown> | null) =>
	Object.fromEntries(SECTIONS.map((section) => [section, reply])) as unknown as CarAnswers;

test.each(ANSWER_STATES)('ten tiles of answers that are %s hold their words', (state) => {
	const { meta } = silent();
	const answers = asked({ success: false, message: '', data: null, meta: { ...meta, state } });
	const { svg, height } = drawTiles({ answers, ...NOTHING_FOUND }, WIDTH);
	const texts = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)</g)];
	// «Отзывная кампания» takes two lines.
	expect(texts).toHaveLength(21);
	for (const [, size, words = ''] of texts) {
		expect(textWidth(words, Number(size)), words).toBeLessThan(TILE);
	}
	expect(height).toBe(127);
});

test('a register that was not asked has a frame alone, and one that is silent says so', () => {
	expect(
		drawTiles({ answers: asked(null), ...NOTHING_FOUND }, WIDTH).svg.match(/stroke-dasharray/g),
	).toHaveLength(10);
	expect(
		drawTiles({ answers: asked(silent()), ...NOTHING_FOUND }, WIDTH).svg.match(/\? молчит/g),
	).toHaveLength(10);
	expect(drawTiles({ answers: asked(silent()), ...NOTHING_FOUND }, WIDTH).svg).not.toMatch(/нет|✓/);
});

test('a tile has the colour of the finding in its section, and a dashed frame where more may be unread', () => {
	const car = question({ dtp: partial({ Accidents: [accident()] }) });
	const { svg } = drawTiles({ answers: car.answers, decision: decideCar(car), at: car.now }, WIDTH);
	expect(svg).toMatch(
		new RegExp(
			`fill="${TONE_PAINTS.plain.ground}" stroke="[^"]*" stroke-dasharray[^>]*/>[^]*?ДТП[^]*?>1\\+<`,
		),
	);
});
