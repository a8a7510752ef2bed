import type { Header } from './packed-request.ts';

/** Methods, the usual ones oftener. */
export const METHODS = [
	'GET',
	'GET',
	'GET',
	'HEAD',
	'POST',
	'PUT',
	'DELETE',
	'OPTIONS',
	'PATCH',
	'TRACE',
	'PROPFIND',
];

/** Names of headers that somebody may read; their values are drawn. */
export const HEADER_NAMES = [
	...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cache-control', 'cookie', 'origin'],
	...[
		'if-none-match',
		'if-modified-since',
		'if-range',
		'range',
		'referer',
		'user-agent',
		'x-visitor',
		'purpose',
	],
	...['sec-purpose', 'x-forwarded-for', 'x-forwarded-host', 'x-http-method-override', 'x-captcha-token'],
	...[
		'x-captcha-word',
		'accept-version',
		'x-request-id',
		'te',
		'via',
		'x-requested-with',
		'content-encoding',
	],
];

/** Headers as clients, and those who try us, write them. */
export const USUAL: readonly Header[] = [
	['Accept', 'text/html,application/xhtml+xml'],
	['Accept', 'application/json'],
	['Accept-Encoding', 'gzip, br'],
	['Accept-Encoding', 'br;q=0, gzip;q=0.5, *;q=9'],
	['Cache-Control', 'no-cache'],
	['If-None-Match', '*'],
	['Range', 'bytes=0-10'],
	['Range', 'bytes=999999999-, -5'],
	['Sec-Purpose', 'prefetch'],
	['Connection', 'close'],
	['Expect', '100-continue'],
	['Upgrade', 'websocket'],
	['X-Forwarded-For', '1.2.3.4, ::1, unknown, '],
];
