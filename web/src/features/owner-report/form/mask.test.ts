import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATE_MASK, edit, format, type Mask, type MaskedInput, PASSPORT_MASK, typedUnseen } from './mask.ts';

/** Types signs one by one at the end of what stands there. */
function type(mask: Mask, signs: string, before = ''): string {
	let text = before;
	for (const sign of signs) {
		text = edit(mask, { before: text, text: text + sign, caret: text.length + 1, way: 'typed' }).text;
	}
	return text;
}

/** Presses Backspace or Delete at a place. */
function erase(
	mask: Mask,
	before: string,
	caret: number,
	way: 'erased' | 'erased-forward' = 'erased',
): MaskedInput {
	const from = way === 'erased' ? caret - 1 : caret;
	const text = before.slice(0, from) + before.slice(from + 1);
	return edit(mask, { before, text, caret: from, way });
}

const SHAPES = [
	[DATE_MASK, /^(?:\d{1,2}|\d{2}\.\d{1,2}|\d{2}\.\d{2}\.\d{1,4})?$/],
	[PASSPORT_MASK, /^(?:\d{1,4}|\d{4} \d{1,6})?$/],
] as const;

test('what nobody saw being typed is taken sign by sign, and a whole text as it is', () => {
	expect(typedUnseen(DATE_MASK, '1.2')).toBe('01.2');
	expect(typedUnseen(DATE_MASK, '1.2.')).toBe('01.02');
	expect(typedUnseen(DATE_MASK, '1980-02-01')).toBe('1980-02-01');
	expect(typedUnseen(undefined, 'Тестова')).toBe('Тестова');
});

describe('typing', () => {
	test('puts the separators in', () => {
		expect(type(DATE_MASK, '01021980')).toBe('01.02.1980');
		expect(type(DATE_MASK, '01.02.1980')).toBe('01.02.1980');
		expect(type(PASSPORT_MASK, '4509111222')).toBe('4509 111222');
		expect(type(PASSPORT_MASK, '4509 111222')).toBe('4509 111222');
	});

	test('fills up a day and a month of one digit', () => {
		expect(type(DATE_MASK, '1.2.1980')).toBe('01.02.1980');
		expect(type(PASSPORT_MASK, '4 5')).toBe('45');
	});

	test('takes what stands there when the page comes alive as if it were typed sign by sign', () => {
		for (const text of ['1.2', '1.2.1980', '01.02.1980', '01021980', '😀1.']) {
			const { text: held, caret } = edit(DATE_MASK, { before: '', text, caret: text.length, way: 'typed' });
			expect(held).toBe(type(DATE_MASK, text));
			expect(caret).toBe(held.length);
		}
	});

	test('takes no letters, and no more digits than there is room for', () => {
		expect(type(DATE_MASK, '0а1.0b2.19801')).toBe('01.02.1980');
		expect(type(PASSPORT_MASK, '45091112223')).toBe('4509 111222');
	});

	test('into the middle leaves the caret behind what was typed, and overwrites when full', () => {
		expect(edit(DATE_MASK, { before: '01.1980', text: '01.021980', caret: 5, way: 'typed' })).toEqual({
			text: '01.02.1980',
			caret: 5,
		});
		expect(edit(DATE_MASK, { before: '01.02.1980', text: '031.02.1980', caret: 2, way: 'typed' })).toEqual({
			text: '03.02.1980',
			caret: 2,
		});
	});
});

describe('erasing', () => {
	test('a separator takes the digit beside it along', () => {
		expect(erase(DATE_MASK, '01.02.1980', 3)).toEqual({ text: '00.21.980', caret: 1 });
		expect(erase(DATE_MASK, '01.02.1980', 2, 'erased-forward')).toEqual({ text: '01.21.980', caret: 2 });
		expect(erase(PASSPORT_MASK, '4509 111222', 5)).toEqual({ text: '4501 11222', caret: 3 });
	});

	test('from the end takes one digit at a time, down to nothing', () => {
		let text = '4509 111222';
		for (let digits = 9; digits >= 0; digits -= 1) {
			text = erase(PASSPORT_MASK, text, text.length).text;
			expect(text.replace(/\D/g, '')).toHaveLength(digits);
		}
		expect(text).toBe('');
	});
});

describe.each(SHAPES)('whatever happens to a field %#', (mask, shape) => {
	const action = fc.record({
		way: fc.constantFrom('typed', 'erased', 'erased-forward'),
		at: fc.nat(12),
		insert: fc.string({ maxLength: 12 }),
		cut: fc.nat(3),
	});

	test('it has its shape, and the caret stands in it behind the digits that were before it', () => {
		fc.assert(
			fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
				let now: MaskedInput = { text: '', caret: 0 };
				for (const { way, at, insert, cut } of actions) {
					const place = Math.min(at, now.text.length);
					const added = way === 'typed' ? insert : '';
					const text = now.text.slice(0, place) + added + now.text.slice(place + cut);
					now = edit(mask, { before: now.text, text, caret: place + added.length, way });
					expect(now.text).toMatch(shape);
					expect(now.caret).toBeGreaterThanOrEqual(0);
					expect(now.caret).toBeLessThanOrEqual(now.text.length);
				}
			}),
		);
	});

	test('its format is the same when it is formatted again', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const once = format(mask, text);
				expect(once).toMatch(shape);
				expect(format(mask, once)).toBe(once);
			}),
		);
	});

	test('digits typed one by one and digits pasted come to the same', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
				expect(type(mask, digits)).toBe(format(mask, digits));
			}),
		);
	});
});
