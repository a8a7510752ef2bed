import { PHASES } from '@avtosverka/contract/vocabulary/moderation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInspect, PHASE_LIST } from './phases.ts';

const inspect = createInspect('https://avtosverka.example');

/** Milliseconds of processor: a busy machine makes everything late, and is no fault of a pattern. */
function spentBy(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

describe('all phases together', () => {
	test('are as many as the contract names, and speak in its order', () => {
		expect(PHASE_LIST).toHaveLength(PHASES.length);
		const text = 'example.com 89012345678 Примеров Пётр Образцович хуй дурак АААААААА';
		const names = [...new Set(inspect(text, []).map(({ phase }) => phase))];
		expect(names).toEqual(PHASES.filter((name) => name !== 'too-short'));
	});

	const SIGNS = [
		'a',
		'х',
		'@',
		'.',
		' ',
		'*',
		'8',
		'-',
		'а ',
		'пиз',
		'ул. А',
		'собака ',
		'@ ',
		'п*',
		'/',
		'восемь ',
	];

	test.each(SIGNS)('are done soon with the longest text of %j', (sign) => {
		const text = sign.repeat(2000 / sign.length);
		expect(spentBy(() => inspect(text, Array<string>(20).fill(text.slice(1))))).toBeLessThan(500);
	});

	test('mark places within the text, whatever it is', () => {
		const piece = fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'grapheme', maxLength: 5 }));
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
				const text = `:${pieces.join('')}`.slice(0, 2000);
				const marks = inspect(text, [text]).flatMap((remark) => remark.marks);
				for (const { from, to } of marks) expect(0 <= from && from < to && to <= text.length).toBe(true);
			}),
		);
	});
});
