import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inkOn, isLegible, readAppearance } from './appearance.ts';

const read = (query: string) => readAppearance(new URLSearchParams(query));

describe('the look of the widget', () => {
	test.each([
		['', { theme: null, accent: null }],
		['theme=dark&accent=%23C0392B', { theme: 'dark', accent: '#c0392b' }],
		['theme=light&accent=146c43', { theme: 'light', accent: '#146c43' }],
		['theme=neon&accent=red', { theme: null, accent: null }],
		['accent=%23fff;background:url(//x)', { theme: null, accent: null }],
	])('is read from «%s»', (query, expected) => {
		expect(read(query)).toEqual(expected);
	});

	test('has letters that can be read on any accent', () => {
		const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
		fc.assert(
			fc.property(colour, (accent) => {
				expect(isLegible(accent, null) || inkOn(accent) === '#000000').toBe(true);
			}),
		);
	});

	test('takes no accent that cannot be read as a link', () => {
		expect([
			isLegible('#1757d6', 'light'),
			isLegible('#ffd45c', 'light'),
			isLegible('#ffd45c', 'dark'),
		]).toEqual([true, false, true]);
	});
});
