import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupThousands } from './group-thousands.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('the mask of a price', () => {
	/** What the field holds once a text with the caret at `|` was typed. */
	const typed = (typing: string) => {
		const caret = typing.indexOf('|');
		const grouped = groupThousands({ text: typing.replace('|', ''), caret });
		return plain(`${grouped.text.slice(0, grouped.caret)}|${grouped.text.slice(grouped.caret)}`);
	};

	test.each([
		['4|', '4|'],
		['4500|', '4 500|'],
		['4500|00', '450 0|00'],
		['|450000', '|450 000'],
		['450 00|', '45 000|'],
		['1 234 567|', '1 234 567|'],
	])('groups thousands and leaves the caret behind its digit: %s', (typing, shown) => {
		expect(typed(typing)).toBe(shown);
	});

	test.each(['450т|', '450,5|', 'дорого|', '450 000 ₽|', '|'])(
		'leaves as it is what it does not know: %s',
		(typing) => {
			expect(typed(typing)).toBe(typing);
		},
	);

	test('loses no sign that is not a space', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const { text: shown, caret } = groupThousands({ text, caret: text.length });
				expect(shown.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
				expect(caret).toBeLessThanOrEqual(shown.length);
			}),
		);
	});
});
