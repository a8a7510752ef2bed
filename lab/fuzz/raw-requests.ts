import fc, { type Arbitrary } from 'fast-check';
import { headerText } from './hostile.ts';
import type { FuzzRequest } from './packed-request.ts';

const HEAD = 'Host: localhost\r\nX-Requested-With: XMLHttpRequest\r\n';
const JSON_HEAD = `${HEAD}Content-Type: application/json\r\n`;

/** Requests that are wrong in a way that is known by name. */
const KNOWN = [
	'GET ? HTTP/1.1\r\nHost: a\r\n\r\n',
	'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
	'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
	'GET http://evil.example/v1/x HTTP/1.1\r\nHost: a\r\n\r\n',
	'GET ftp://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
	'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n',
	'GET / HTTP/1.1\r\n\r\n',
	'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
	'GET / HTTP/1.0\r\n\r\n',
	'GET / HTTP/0.9\r\n\r\n',
	'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
	'GET /\r\n\r\n',
	'\r\n\r\n\r\n',
	'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
	'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Content-Length: -1\r\n\r\n{}`,
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Content-Length: 99999999999999999999\r\n\r\n{}`,
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
	`POST /v1/errors HTTP/1.1\r\n${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n2;${'e'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
	`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
	`GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(3_000)}\r\n`,
	`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
	'GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n',
	'GET / HTTP/1.1\r\nHost: a\r\nbad name: b\r\n\r\n',
	'GET / HTTP/1.1\nHost: a\n\n',
	'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n',
];

function bytesOf(text: string): Buffer {
	return Buffer.from(text, 'latin1');
}

/** Bytes that are no request, or lie about their length; the sender ends its side of the line after them. */
export function rawRequests(paths: readonly string[]): Arbitrary<FuzzRequest> {
	const path = fc.constantFrom('/', ...paths);
	const lying = fc
		.record({ path, length: fc.nat(400), body: fc.uint8Array({ maxLength: 300 }) })
		.map(({ path: address, length, body }) =>
			Buffer.concat([
				bytesOf(`POST ${address} HTTP/1.1\r\n${JSON_HEAD}Content-Length: ${length}\r\n\r\n`),
				body,
			]),
		);
	const torn = fc
		.tuple(path, headerText, fc.double({ min: 0, max: 1, noNaN: true }))
		.map(([address, value, part]) => {
			const whole = bytesOf(`GET ${address} HTTP/1.1\r\n${HEAD}Cookie: ${value}\r\n\r\n`);
			return whole.subarray(0, Math.floor(whole.length * part));
		});
	const scribbled = fc
		.tuple(path, fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 6 }))
		.map(([address, places]) => {
			const whole = bytesOf(`GET ${address} HTTP/1.1\r\n${HEAD}Accept: */*\r\n\r\n`);
			for (const [place, byte] of places) whole[place % whole.length] = byte;
			return whole;
		});
	const piped = fc
		.tuple(path, path)
		.map(([one, other]) => bytesOf(`GET ${one} HTTP/1.1\r\n${HEAD}\r\nGET ${other} HTTP/1.1\r\n${HEAD}\r\n`));
	return fc
		.oneof(
			fc.constantFrom(...KNOWN).map(bytesOf),
			lying,
			torn,
			scribbled,
			piped,
			fc.uint8Array({ maxLength: 300 }),
		)
		.map((bytes) => ({
			route: 'raw bytes',
			method: 'GET',
			bytes: Buffer.from(bytes),
			rude: true,
			call: false,
		}));
}
