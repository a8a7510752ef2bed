import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePointsIn, MARKS_AT_MOST, plainText } from './plain-text.ts';

describe('a comment made plain', () => {
	test.each([
		['is trimmed', '  \n привет \t\n', 'привет'],
		['has one kind of line end', 'а\r\nб\rв\u2028г\u0085д', 'а\nб\nв\nг\nд'],
		['has at most two empty lines together', 'а\n\n\n\n \n\nб', 'а\n\n\nб'],
		['has no spaces at the ends of lines', 'а  \nб', 'а\nб'],
		['is NFC', 'и\u0306 е\u0308', 'й ё'],
		['has ordinary spaces', 'а\u00a0б\u2003в\tг', 'а б в г'],
		['has no control signs', 'а\u0000\u0007\u001b[31mб', 'а[31mб'],
		['has no overrides of direction', 'а\u202eб\u202c\u2066в\u2069\u200f', 'абв'],
		['has nothing of zero width', 'п\u200bо\u200cч\u200dт\u2060а\ufeff\u00ad', 'почта'],
		['has no invisible letters', 'а\u3164\u115f\u034fб', 'аб'],
		['has no halves of letters', 'а\ud83dб\ude00', 'аб'],
		['keeps emoji', 'ок 👍🏽 👨‍👩‍👧 ❤️ 🇷🇺 1️⃣', 'ок 👍🏽 👨‍👩‍👧 ❤️ 🇷🇺 1️⃣'],
		['keeps markup as the text it is', '<script>alert(1)</script> &amp;', '<script>alert(1)</script> &amp;'],
		['keeps what languages need', 'Ко́ммент Вьетнам: Việt', 'Ко́ммент Вьетнам: Việt'],
	])('%s', (_, written, plain) => {
		expect(plainText(written)).toBe(plain);
	});

	test('loses ten thousand combining marks but for the first few, and soon', () => {
		const before = process.cpuUsage();
		const text = plainText(`за${'\u0489\u0316'.repeat(5_000)}лго`);
		expect(process.cpuUsage(before).user).toBeLessThan(500_000);
		expect(codePointsIn(text)).toBe(5 + MARKS_AT_MOST);
	});

	test.each([
		['spaces before a letter', `а${' '.repeat(100_000)}б`, 100_002],
		['marks of every order', `а${'\u0301\u0323\u0315\u035c'.repeat(25_000)}`, 1 + MARKS_AT_MOST],
	])('of many %s is made so soon', (_, written, signs) => {
		const before = process.cpuUsage();
		const text = plainText(written);
		expect(process.cpuUsage(before).user).toBeLessThan(500_000);
		expect(codePointsIn(text)).toBe(signs);
	});

	const odd = fc.string({
		unit: fc.oneof(
			fc.constantFrom(
				'\r',
				'\n',
				' ',
				'\t',
				'\u200d',
				'\ufe0f',
				'\u202e',
				'\u0301',
				'\u0316',
				'❤',
				'👨',
				'🇷',
				'1',
			),
			fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
			fc.integer({ min: 0xd7f0, max: 0xe010 }).map((unit) => String.fromCharCode(unit)),
		),
		maxLength: 60,
	});

	test('is plain already: the same comes out once more', () => {
		fc.assert(
			fc.property(odd, (text) => {
				const plain = plainText(text);
				expect(plainText(plain)).toBe(plain);
			}),
			{ numRuns: 3_000 },
		);
	});

	test('has, whatever was written, nothing that shows a page as something else', () => {
		fc.assert(
			fc.property(odd, (text) => {
				const plain = plainText(text);
				expect(plain.isWellFormed()).toBe(true);
				expect(plain).not.toMatch(/[[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u200c\u2060\ufeff]--[\n]]/v);
				expect(plain).not.toMatch(/\p{M}{5}/u);
				expect(plain).not.toMatch(/\n{4}/);
				expect(plain).toBe(plain.normalize('NFC').trim());
			}),
			{ numRuns: 3_000 },
		);
	});
});
