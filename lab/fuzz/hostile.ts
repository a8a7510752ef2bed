import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import type { PackedBody } from './packed-request.ts';

/** Values that routes understand, by the name of their parameter: subjects that answer at once. */
export const FITTING: Readonly<Record<string, readonly string[]>> = {
	vin: [
		...['XTA21144094786239', 'Z94K241BBMR251210', 'WP1AB29PX4LA69033', 'LJD7AC14XP0207454'],
		...['XTAGFL110KY100222', 'XTAGFL110KY100403', 'XTAGFL110KY100404', 'XTAGFL110KY100206'],
		...[
			'xta21144094786239',
			'ХТА21144094786239',
			...Array.from({ length: 50 }, (_, at) => `XTAGFL110KY30${1000 + at}`),
		],
	],
	plate: ['А123ВС77', 'К777КК799', 'О001ОО50', 'Е404КХ99', 'В222ВВ22', 'М017КС77', 'a123bc77', 'Т404ТТ77'],
	token: ['off'],
};

/** Words that some route may understand in any place. */
export const WORDS: readonly string[] = [
	...Object.values(FITTING).flat(),
	...['1', '0', '-1', '05', '110', '1e9', 'true', 'null', 'check', 'XTA21144094786230', 'Z94K241BBMR25121O'],
	...['a@b.example', '+79990000000', '2026-11-21', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
];

const NASTY = [
	...['', ' ', '.', '..', '../../etc/passwd', '..\\..\\', '//', '/', '\\', '%', '%%', '%00', '%2e%2e%2f'],
	...['\0', '\u0001', '\u007f', '\u202e', '\ufeff', '\ufffd', '\ud800', '💥', 'İ', 'ß', 'Ａ', '٣'],
	...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$ref', 'undefined', 'NaN'],
	..."';-- |$(id)|{{7*7}}|#{7*7}|<script>alert(1)</script>|%s%n|*|?|#|&a=b|;|[]|[0]|{}".split('|'),
	'a'.repeat(63),
	'a'.repeat(65),
	'a'.repeat(5_000),
	'9'.repeat(400),
	'ы'.repeat(300),
];

/** Values that no route wants. */
export const hostile: Arbitrary<string> = fc.oneof(
	fc.constantFrom(...NASTY),
	fc.string({ unit: 'binary', maxLength: 30 }),
	fc.string({ maxLength: 80 }),
);

/** A value in one line of a header: any byte that may stand there. */
export const headerText: Arbitrary<string> = fc.oneof(
	fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map(one), maxLength: 60 }),
	fc.constantFrom(...WORDS, ...NASTY).map(inOneLine),
);

/** The text as bytes of UTF-8, each as one sign, without those that would end a line. */
export function inOneLine(text: string): string {
	return Buffer.from(text)
		.toString('latin1')
		.replace(/\p{Cc}/gu, '');
}

function one(code: number): string {
	return String.fromCharCode(code);
}

/** A part of a path or a query as it may be written; always fit for a request line. */
export function written(value: Arbitrary<string>): Arbitrary<string> {
	const encode = (text: string) => encodeURIComponent(text.toWellFormed());
	const bare = (text: string) =>
		Buffer.from(text)
			.toString('latin1')
			.replace(/[\s\p{Cc}]/gu, '+');
	return fc.tuple(value, fc.nat(19)).map(([text, way]) => {
		if (way < 13) return encode(text);
		if (way < 16) return bare(text);
		if (way < 17) return encode(encode(text));
		if (way < 18) return encode(text).replace('%', '%z');
		if (way < 19) return `${encode(text)}%c3%28%ff%fe`;
		return encode(text).toLowerCase().replaceAll('%', '%25');
	});
}

const DEEP = 20_000;

/** A body in a form that nothing expects, with what it claims to be. */
export const strangeBody: Arbitrary<PackedBody> = fc.oneof(
	as(
		'application/json',
		fc.jsonValue().map((value) => JSON.stringify(value)),
	),
	as(
		'application/json',
		fc.constantFrom('', '{', '[', '{"a":', 'nul', '"\\ud800"', '\ufeff{}', '{"a":1}{', '1e999'),
	),
	as('application/json', fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}')),
	as(
		'application/json',
		fc.constantFrom('['.repeat(DEEP), '{"a":'.repeat(DEEP / 2), '"'.padEnd(70_000, 'a')),
	),
	as('application/json', fc.uint8Array({ maxLength: 200 })),
	as('application/json; charset=utf-16', fc.constant('{}')),
	as('text/plain', fc.string()),
	as('application/x-www-form-urlencoded', fc.webQueryParameters()),
	as(
		'multipart/form-data; boundary=b',
		fc.string().map((text) => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--b--\r\n`),
	),
	as('multipart/form-data', fc.constant('--\r\n')),
	fc.string().map((text) => ({ type: null, encoding: null, body: Buffer.from(text) })),
	fc.jsonValue().map((value) => ({
		type: 'application/json',
		encoding: 'gzip',
		body: gzipSync(JSON.stringify(value)),
	})),
	headerText.map((type) => ({ type, encoding: null, body: Buffer.from('{}') })),
	fc.constant({ type: 'application/json', encoding: null, body: Buffer.alloc(200_000, 0x20) }),
);

function as(type: string, text: Arbitrary<string | Uint8Array>) {
	return text.map((body) => ({ type, encoding: null, body: Buffer.from(body as string) }));
}
