import { PLATE_LETTERS, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, safeAddress } from './redact.ts';

const vin = fc
	.string({
		unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
		minLength: 17,
		maxLength: 17,
	})
	.filter((text) => parseVin(text).ok);

const letter = fc.constantFrom(...PLATE_LETTERS);
const digits = (length: number) =>
	fc.string({ unit: fc.constantFrom(...'123456789'), minLength: length, maxLength: length });
const region = fc.oneof(digits(2), digits(3));
const plate = fc
	.oneof(
		fc.tuple(letter, digits(3), letter, letter, region),
		fc.tuple(letter, letter, digits(3), region),
		fc.tuple(letter, letter, digits(4), region),
		fc.tuple(digits(4), letter, letter, region),
		fc.tuple(letter, letter, digits(3), letter, region),
		fc.tuple(letter, digits(4), region),
	)
	.map((parts) => parts.join(''))
	.filter((text) => parsePlate(text).ok);

const around = fc.constantFrom('', ' ', 'for ', '"', "('", ': ', 'машина ', '\n', '=', '>');

describe('a text that was made safe for logs', () => {
	test.each([
		['no answer for XTA21144094786239', 'XTA21144094786239'],
		['плохой номер А123ВС77', 'А123ВС77'],
		['плохой номер А 123 ВС 77', '123 ВС'],
		['latin plate a123bc777', 'a123bc777'],
		['Authorization: AR-REST dGVzdEBkb21haW46MTpk', 'dGVzdEBkb21haW46MTpk'],
		['bad token=abc&x=1', 'abc'],
		['{"password": "Слово"}', 'Слово'],
		['user demo@company.ru is banned', 'demo'],
		['passport 4510 123456', '123456'],
		['phone +7 (903) 123-45-67', '903'],
		['report 3f2b8a52-8d1f-4a4e-9a1e-0f4c2f1b7e66', '3f2b8a52'],
		['GET /check/%D0%90123%D0%92%D0%A177', '123'],
		['see https://example.org/check/XTA21144094786239?token=abc now', 'token'],
	])('%s hides its secret', (text, secret) => {
		expect(redact(text)).not.toContain(secret);
	});

	test('keeps what an operator needs', () => {
		expect(redact('HTTP 503 after 1000 ms: ECONNRESET')).toBe('HTTP 503 after 1000 ms: ECONNRESET');
		expect(redact('раздел restrictions не прочитан, строк 12')).toBe(
			'раздел restrictions не прочитан, строк 12',
		);
		expect(redact('at https://b2b.example.org/b2b/api/v1/user/reports')).toBe(
			'at b2b.example.org/b2b/api/v1/user/reports',
		);
	});

	test('never carries a VIN, in capitals or not, whatever stands around it', () => {
		fc.assert(
			fc.property(vin, around, around, fc.boolean(), (secret, before, after, small) => {
				const shown = small && /\d/.test(secret) ? secret.toLowerCase() : secret;
				expect(redact(before + shown + after)).not.toContain(shown);
			}),
		);
	});

	test('never carries a plate, in either alphabet', () => {
		fc.assert(
			fc.property(plate, around, around, (secret, before, after) => {
				const latin = [...secret]
					.map((sign) => 'ABEKMHOPCTYX'['АВЕКМНОРСТУХ'.indexOf(sign)] ?? sign)
					.join('');
				expect(redact(before + secret + after)).not.toContain(secret);
				expect(redact(before + latin + after)).not.toContain(latin);
			}),
		);
	});

	test('never carries six digits in a row, and is never long', () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(fc.string(), digits(6), vin)), (parts) => {
				const safe = redact(parts.join(' '));
				expect(safe).not.toMatch(/\d{6}/);
				expect(safe.length).toBeLessThanOrEqual(301);
			}),
		);
	});

	test('shows no half of a secret where a long text is cut', () => {
		const long = `${'слово '.repeat(499)}   XTA21144094786239`;
		expect(redact(long)).not.toContain('XTA');
		expect(redact(`${'1234567 '.repeat(374)}12 XTA21144094786239`)).not.toContain('XTA2');
	});
});

describe('an address that was made safe for logs', () => {
	test('keeps host and plain words, and says that there was a query', () => {
		expect(safeAddress('https://api.example.org:8443/b2b/api/v1/user/reports?_content=true')).toBe(
			'api.example.org:8443/b2b/api/v1/user/reports?…',
		);
	});

	test('hides the name and password within it', () => {
		expect(safeAddress('https://user:word@example.org/a')).toBe('example.org/a');
	});

	test('is nothing when it is no address', () => {
		expect(safeAddress('XTA21144094786239')).toBe('…');
	});

	test('never carries VIN, plate or identifier in path or query', () => {
		fc.assert(
			fc.property(fc.oneof(vin, plate, fc.uuid(), digits(6), fc.emailAddress()), (secret) => {
				const address = `http://127.0.0.1:3100/avtocod/${encodeURIComponent(secret)}/_make?q=${encodeURIComponent(secret)}`;
				expect(safeAddress(address)).toBe('127.0.0.1:3100/avtocod/…/_make?…');
				expect(redact(`at ${address}`)).not.toContain(encodeURIComponent(secret));
			}),
		);
	});
});
