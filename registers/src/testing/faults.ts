import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a supplier would send if it were well: `none` says «nothing found», `some` has records. */
export type WellAnswer = {
	readonly type: string;
	readonly none: string;
	readonly some: string;
	/** An answer with a good status in which the supplier tells of an error of its own. */
	readonly error: string;
};

/** Answers one request wrongly; the answer that would be right is at hand to be spoilt. */
export type Fault = (request: IncomingMessage, response: ServerResponse, well: WellAnswer) => void;

const MEBIBYTE = 1024 * 1024;
const HTML = 'text/html; charset=utf-8';
/** Not a register's page, but it says that nothing was found. */
const FOREIGN_PAGE =
	'<!DOCTYPE html><html lang="ru"><head><title>Добро пожаловать</title></head><body><p>Записей не найдено</p></body></html>';
const CAPTCHA_PAGE =
	'<!DOCTYPE html><html lang="ru"><head><title>Подтвердите, что запросы отправляли вы, а не робот</title></head><body><form action="/checkcaptcha"><img src="/captcha.png" alt=""><input name="rep"></form></body></html>';
const EMPTY_JSON = '{"state":"ok","size":0,"count":0,"data":[],"records":[],"RequestResult":{"records":[]}}';

/** Where a redirected supplier would find an answer that says «none»: it is never to be requested. */
export const ELSEWHERE = '/elsewhere';

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
	response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
	response.end(body);
}

function windows1251(text: string): Buffer {
	const place = (letter: string) => {
		const code = letter.codePointAt(0) ?? 0;
		if (code < 0x80) return code;
		if (letter === 'Ё') return 0xa8;
		if (letter === 'ё') return 0xb8;
		return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : 0x3f;
	};
	return Buffer.from([...text].map(place));
}

/** Every way in which a supplier's answer can be spoilt; where it can, the spoilt answer says «none». */
export const FAULTS = {
	'silence until the deadline': () => {},
	'connection reset': (request) => request.socket.resetAndDestroy(),
	'HTTP 500': (_, response, { type, none }) => send(response, 500, type, none),
	'HTTP 429': (_, response, { type, none }) => send(response, 429, type, none),
	'a page of something else': (_, response) => send(response, 200, HTML, FOREIGN_PAGE),
	'JSON of something else': (_, response) => send(response, 200, 'application/json', EMPTY_JSON),
	'half a body, then cut': (_, response, { type, none }) => {
		response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(none) });
		response.write(none.slice(0, none.length >> 1), () => response.socket?.destroy());
	},
	'half a body, ended in order': (_, response, { type, none }) =>
		send(response, 200, type, none.slice(0, none.length >> 1)),
	'UTF-16 called UTF-8': (_, response, { type, none }) =>
		send(response, 200, type, Buffer.from(none, 'utf16le')),
	'windows-1251 called UTF-8': (_, response, { type, some }) => send(response, 200, type, windows1251(some)),
	'a captcha page': (_, response) => send(response, 200, HTML, CAPTCHA_PAGE),
	'an empty body': (_, response, { type }) => send(response, 200, type, ''),
	'a body of 6 MB': (_, response, { type, none }) =>
		send(response, 200, type, none + ' '.repeat(6 * MEBIBYTE)),
	'a body without end': (_, response, { type, none }) => {
		response.writeHead(200, { 'content-type': type });
		response.write(none);
		const more = () => {
			while (response.write(' '.repeat(MEBIBYTE / 4)));
		};
		response.on('drain', more);
		more();
	},
	'a body that drips': (_, response, { type, none }) => {
		response.writeHead(200, { 'content-type': type });
		response.write(none);
		const drip = setInterval(() => response.write(' '), 10);
		response.on('close', () => clearInterval(drip));
	},
	'a redirect to an answer': (_, response) =>
		response.writeHead(302, { location: ELSEWHERE, 'content-length': '0' }).end(),
	'HTTP 200 with an error inside': (_, response, { type, error }) => send(response, 200, type, error),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** Faults that nothing but the deadline ends. */
const ENDLESS: ReadonlySet<string> = new Set<FaultName>([
	'silence until the deadline',
	'a body without end',
	'a body that drips',
]);

/** How long a supplier's call may take, ms: short where it is waited out, else out of reach. */
export function deadlineFor(fault: FaultName | 'none'): number {
	return ENDLESS.has(fault) ? 500 : 3_000;
}
