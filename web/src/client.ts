import type { CallInput, CallReply } from '@avtosverka/contract/api';
import type { Problem } from '@avtosverka/contract/problem';
import type { Route } from '@avtosverka/contract/route';
import { CAPTCHA_TOKEN_HEADER, CAPTCHA_WORD_HEADER } from '@avtosverka/contract/vocabulary/captcha';
import { type CallRequest, callRequest } from './call-request.ts';

/** What became of a call: a reply, a refusal that a person can act upon (4xx), or nothing usable. */
export type CallOutcome<Reply> =
	| { readonly kind: 'reply'; readonly reply: Reply }
	| { readonly kind: 'problem'; readonly status: number; readonly problem: Problem }
	| CallFailure;

/** `silent`: nothing came back at all. `problem`: what a 5xx said of itself, where it said something. */
export type CallFailure = { readonly kind: 'failed'; readonly silent?: true; readonly problem?: Problem };

/** A supplier's picture and what the visitor read from it; `token` is that of the challenge, unchanged. */
export type TypedDigits = { readonly token: string; readonly word: string };

export type CallOptions = {
	signal?: AbortSignal | undefined;
	/** True for a reply of one's own, as «Запросить снова» wants it: neither kept by the server nor shared. */
	refresh?: boolean | undefined;
	/** Goes along where a supplier answers only to people who have read its picture. */
	picture?: TypedDigits | null | undefined;
	/** The access token, for a route that may depend on who is signed in; null when signed out. */
	token?: string | null | undefined;
	/** The bot-protection value, for a route that is protected by one. */
	protection?: string | undefined;
};

/** The text of a call that failed without words of its own: specification, section 8. */
export const FAILED_TEXT = 'Ошибка загрузки данных';

/** What a person sees when a call brought no reply: the server's message, where there is one. */
export function failureText(outcome: Exclude<CallOutcome<unknown>, { kind: 'reply' }>): string {
	return outcome.problem?.message ?? FAILED_TEXT;
}

const VISITOR_HEADER = 'X-Visitor';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Who we are to the server, from its first reply: cookies do not travel in a foreign frame. */
let visitor: string | null = null;

/**
 * Asks our own API. `input` is what the endpoint's schemas take; its route says what of it travels where.
 * Never throws but for an abort, when it throws the signal's reason: no connection, 5xx and anything that is
 * not our JSON are `failed`. The reply's inner shape is the server's word: it validates what it sends.
 */
export function call<Called extends Route>(
	route: Called,
	input: CallInput<Called>,
	options: CallOptions = {},
): Promise<CallOutcome<CallReply<Called>>> {
	return ask(callRequest(route, input, options), options, async (response) => {
		const body: unknown = await response.json();
		return isObject(body) ? (body as CallReply<Called>) : null;
	});
}

/** Asks our own API for a file; any other result is reported as by `call`. */
export function callForFile<Called extends Route & { readonly file: string }>(
	route: Called,
	input: CallInput<Called>,
	options: CallOptions = {},
): Promise<CallOutcome<Blob>> {
	return ask(callRequest(route, input, options), options, (response) => response.blob());
}

let underWay = 0;

/** True while a reply of our own API is awaited. */
export const isCalling = (): boolean => underWay > 0;

function ask<Reply>(...given: Parameters<typeof exchange<Reply>>): Promise<CallOutcome<Reply>> {
	underWay += 1;
	return exchange(...given).finally(() => {
		underWay -= 1;
	});
}

async function exchange<Reply>(
	{ method, path, bearer, body: sent }: CallRequest,
	{ signal, ...how }: CallOptions,
	read: (response: Response) => Promise<Reply | null>,
): Promise<CallOutcome<Reply>> {
	let response: Response;
	try {
		const headers = { ...headersOf({ ...how, bearer }), ...(sent && JSON_TYPE) };
		response = await fetch(path, {
			method,
			headers,
			body: sent ? JSON.stringify(sent) : null,
			signal: signal ?? null,
		});
	} catch {
		signal?.throwIfAborted();
		return { kind: 'failed', silent: true };
	}
	try {
		visitor ??= response.headers.get(VISITOR_HEADER);
		if (response.ok) {
			const reply = await read(response);
			return reply === null ? { kind: 'failed' } : { kind: 'reply', reply };
		}
		const body: unknown = await response.json();
		if (!isProblem(body)) return { kind: 'failed' };
		if (response.status < 500) return { kind: 'problem', status: response.status, problem: body };
		return { kind: 'failed', problem: body };
	} catch {
		signal?.throwIfAborted();
	}
	return { kind: 'failed' };
}

/**
 * Sends our own API a message that needs no answer; it arrives even if the page is closed meanwhile. Never
 * throws: a message that cannot be sent is dropped.
 */
export async function tell<Called extends Route>(route: Called, input: CallInput<Called>): Promise<void> {
	try {
		const { method, path, body } = callRequest(route, input, {});
		const headers = { ...headersOf(), ...JSON_TYPE };
		await fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true });
	} catch {
		// No caller waits for it.
	}
}

/** The bytes of a file of the site, by the build's address. Throws when it does not come. */
export async function loadBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`A file of the site answered ${response.status}.`);
	return new Uint8Array(await response.arrayBuffer());
}

/** True when the site answers at an address, with any status. Never throws. */
export async function reaches(address: string): Promise<boolean> {
	try {
		await fetch(address, { method: 'HEAD', redirect: 'manual', cache: 'no-store' });
		return true;
	} catch {
		return false;
	}
}

type HeaderOptions = Pick<CallOptions, 'refresh' | 'picture'> & Pick<Partial<CallRequest>, 'bearer'>;

/** Not `cache: 'no-store'`: with it the browser sends `Cache-Control: no-cache`, which means «снова». */
function headersOf({ refresh, picture, bearer }: HeaderOptions = {}): Record<string, string> {
	return {
		Accept: 'application/json',
		'X-Requested-With': 'XMLHttpRequest',
		...(refresh && { 'Cache-Control': 'no-cache' }),
		...(picture && { [CAPTCHA_TOKEN_HEADER]: picture.token, [CAPTCHA_WORD_HEADER]: picture.word }),
		...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
		...(visitor !== null && { [VISITOR_HEADER]: visitor }),
	};
}

function isObject(body: unknown): body is object {
	return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function isProblem(body: unknown): body is Problem {
	return isObject(body) && 'message' in body && typeof body.message === 'string' && 'code' in body;
}
