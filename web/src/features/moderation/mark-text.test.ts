import type { Remark } from '@avtosverka/contract/moderation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markText } from './mark-text.ts';

const remark = (phase: Remark['phase'], ...marks: Remark['marks']): Remark => ({
	phase,
	severity: 'high',
	reason: 'Видно',
	marks,
});

describe('a text with remarks', () => {
	test('is split where they begin and end, and each stretch knows its own', () => {
		const links = remark('links', { from: 0, to: 6 });
		const obscene = remark('obscene', { from: 4, to: 8 });
		expect(markText('звоните сейчас', [links, obscene])).toEqual([
			{ text: 'звон', remarks: [links] },
			{ text: 'ит', remarks: [links, obscene] },
			{ text: 'е ', remarks: [obscene] },
			{ text: 'сейчас', remarks: [] },
		]);
	});

	test('is one stretch without any', () => {
		expect(markText('тихо', [remark('too-short')])).toEqual([{ text: 'тихо', remarks: [] }]);
		expect(markText('', [])).toEqual([]);
	});

	test('loses nothing, wherever they point', () => {
		const mark = fc.record({ from: fc.nat(30), to: fc.nat(30) });
		const some = fc.array(fc.array(mark).map((marks) => remark('insults', ...marks)));
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 20 }), some, (text, remarks) => {
				const stretches = markText(text, remarks);
				expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
				expect(stretches.every((stretch) => stretch.text !== '')).toBe(true);
			}),
		);
	});
});
