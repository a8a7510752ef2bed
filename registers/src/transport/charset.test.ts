import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './charset.ts';

const TEXT = 'Розыск: нет';

const CP1251 = new Map(
	Array.from({ length: 256 }, (_, byte) => [
		new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
		byte,
	]),
);

function inCp1251(text: string): Uint8Array {
	return Uint8Array.from([...text], (sign) => CP1251.get(sign) ?? 0x3f);
}

describe('the charset', () => {
	test.each([
		'text/html; charset=windows-1251',
		'text/html;charset="Windows-1251"',
		'text/html; boundary=x; CHARSET = cp1251',
	])('is taken from %s', (contentType) => {
		expect(decodeText(inCp1251(TEXT), contentType)).toBe(TEXT);
	});

	test.each([
		'<html><head><meta charset="windows-1251"></head>',
		"<META CHARSET='windows-1251'>",
		'<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
		'<?xml version="1.0" encoding="windows-1251"?>',
	])('is taken from %s when the header is silent', (markup) => {
		expect(decodeText(inCp1251(markup + TEXT), 'text/html')).toBe(markup + TEXT);
		expect(decodeText(inCp1251(markup + TEXT), '')).toBe(markup + TEXT);
	});

	test('of the header stands above that of the page', () => {
		const page = `<meta charset="windows-1251">${TEXT}`;
		expect(decodeText(Buffer.from(page), 'text/html; charset=utf-8')).toBe(page);
	});

	test('of a byte order mark stands above everything, and the mark is no part of the text', () => {
		const utf8 = Buffer.from(`\ufeff${TEXT}`);
		expect(decodeText(utf8, 'text/html; charset=windows-1251')).toBe(TEXT);
		expect(decodeText(Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'text/html')).toBe(TEXT);
	});

	test('is UTF-8 when nobody names one, and when somebody names one that does not exist', () => {
		expect(decodeText(Buffer.from(TEXT), 'application/json')).toBe(TEXT);
		expect(decodeText(Buffer.from(TEXT), 'text/html; charset=koi-42')).toBe(TEXT);
	});

	test('is not looked for within JSON, whose strings may quote pages', () => {
		const json = JSON.stringify({ note: '<meta charset=windows-1251>', text: TEXT });
		expect(decodeText(Buffer.from(json), 'application/json')).toBe(json);
	});

	test('of a page is not looked for behind its first kilobyte', () => {
		const late = `${' '.repeat(1024)}<meta charset="windows-1251">${TEXT}`;
		expect(decodeText(Buffer.from(late), 'text/html')).toBe(late);
	});
});

describe('for any text', () => {
	const signs = fc.constantFrom(...[...CP1251.keys()].filter((sign) => sign !== '\ufffd'));

	test('windows-1251 reads back as it was written', () => {
		fc.assert(
			fc.property(fc.array(signs), (text) => {
				// A page may begin with the bytes of a byte order mark only if it has one.
				fc.pre(!/^(п»ї|юя|яю)/.test(text.join('')));
				expect(decodeText(inCp1251(text.join('')), 'text/plain; charset=windows-1251')).toBe(text.join(''));
			}),
		);
	});

	test('UTF-8 reads back as it was written', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				fc.pre(!text.startsWith('\ufeff'));
				expect(decodeText(Buffer.from(text), 'application/json')).toBe(text);
			}),
		);
	});

	test('no bytes under no header make it throw', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (bytes, contentType) => {
				expect(typeof decodeText(bytes, contentType)).toBe('string');
				expect(typeof decodeText(bytes, `text/html; charset=${contentType}`)).toBe('string');
			}),
		);
	});
});
