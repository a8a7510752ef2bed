import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const SITE = 'https://sverka.example';
const VIN = 'XTA21144094786239';
const links = (text: string) => splitLinks(text, SITE).filter(({ vin }) => vin !== null);

describe('a link in a comment', () => {
	test.each([
		[`/checks/${VIN}`, `/checks/${VIN}`],
		[`Сестра этой: /checks/${VIN}.`, `/checks/${VIN}`],
		[`(${SITE}/checks/${VIN})`, `${SITE}/checks/${VIN}`],
		[`«/checks/${VIN}»`, `/checks/${VIN}`],
		[`/checks/${VIN}?`, `/checks/${VIN}`],
		[`/checks/${VIN.toLowerCase()}`, `/checks/${VIN.toLowerCase()}`],
	])('leads to a report of ours: %s', (text, link) => {
		expect(links(text)).toEqual([{ text: link, vin: VIN }]);
	});

	test('stands beside another, with a line between them', () => {
		expect(links(`/checks/${VIN}\n/checks/Z94K241BBMR251210`).map(({ vin }) => vin)).toEqual([
			VIN,
			'Z94K241BBMR251210',
		]);
	});

	test.each([
		`https://evil.example/checks/${VIN}`,
		`//evil.example/checks/${VIN}`,
		`${SITE}.evil.example/checks/${VIN}`,
		`https://sverka.example@evil.example/checks/${VIN}`,
		`https://svеrka.example/checks/${VIN}`,
		`javascript:/checks/${VIN}`,
		`x/checks/${VIN}`,
		`/checks/${VIN}9`,
		`/checks/${VIN}я`,
		`/checks/${VIN}\u0301`,
		`/checks/ХТА21144094786239`,
		'/checks/XTA2114409478623O',
		`/checks/${VIN.slice(1)}`,
		'/user',
		`${SITE}/payment`,
		'https://avito.ru/item',
	])('is none, it stays text: %s', (text) => {
		expect(links(text)).toEqual([]);
	});

	test('loses nothing of the text and leads nowhere but to reports', () => {
		const parts = fc.constantFrom(
			SITE,
			`/checks/${VIN}`,
			'/checks/',
			VIN,
			' ',
			'\n',
			'(',
			'@',
			'.',
			'https://',
			'а',
			'\u0301',
		);
		const comment = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
		);
		fc.assert(
			fc.property(comment, (text) => {
				const pieces = splitLinks(text, SITE);
				expect(pieces.map((piece) => piece.text).join('')).toBe(text);
				for (const { text: shown, vin } of pieces) {
					expect(shown).not.toBe('');
					if (vin === null) continue;
					expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
					expect(['', SITE]).toContain(shown.slice(0, -`/checks/${vin}`.length));
				}
			}),
		);
	});
});
