import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { orAborted } from '../../async/or-aborted.ts';
import { type PageFailure, type PageReply, readPageReply, strangePage } from '../../html/page-reply.ts';
import { cookiesOf } from '../../transport/cookies.ts';
import type { Transport, TransportResult } from '../../transport/reply.ts';
import { createTokens, type Token, type TokenReply } from './token.ts';
import { type CustomsPage, readPage } from './wire.ts';

/** A page that came back, and the text it was read from. */
export type CustomsReply =
	| (Extract<PageReply, { ok: true }> & { readonly page: CustomsPage | null })
	| Extract<PageReply, { ok: false }>;

/** Asks the service about a car; a token that has expired is replaced once. Never rejects. */
export type CustomsCalls = { ask(vin: Vin, signal: AbortSignal): Promise<CustomsReply> };

export type CustomsCallsOptions = {
	readonly url: string;
	readonly transport: Transport;
	readonly now: () => Date;
};

const EXPIRED_STATUS = 419;
const ASKER_LEFT: PageFailure = { state: 'unreachable', detail: 'the question was given up' };

export function createCustomsCalls({ url, transport, now }: CustomsCallsOptions): CustomsCalls {
	const base = url.replace(/\/+$/, '');
	const tokens = createTokens(fetchToken, now);

	return {
		async ask(vin, signal) {
			const first = await askOnce(vin, signal);
			return first.expired ? (await askOnce(vin, signal)).asked : first.asked;
		},
	};

	async function askOnce(vin: Vin, signal: AbortSignal): Promise<{ asked: CustomsReply; expired: boolean }> {
		const taken = await orAborted(tokens.take(), signal, () => null);
		if (taken === null) return { asked: { ok: false, failure: ASKER_LEFT }, expired: false };
		if (!taken.ok) return { asked: taken, expired: false };
		const result = await transport.send(question(vin, taken.token, signal));
		const reply = readPageReply(result);
		const page = reply.ok ? readPage(reply.reply.text) : null;
		const expired = isExpired(result, page, taken.cached ? taken.token : null);
		if (expired) tokens.drop(taken.token);
		return { asked: reply.ok ? { ...reply, page } : reply, expired };
	}

	function question(vin: Vin, token: Token, signal: AbortSignal) {
		return {
			method: 'POST',
			url: `${base}/cars`,
			headers: {
				accept: 'text/html',
				'content-type': 'application/x-www-form-urlencoded',
				referer: `${base}/cars`,
				...(token.cookies === '' ? {} : { cookie: token.cookies }),
			},
			body: new URLSearchParams({ _token: token.value, vin }).toString(),
			repeatable: true,
			signal,
		} as const;
	}

	/** Ended by the transport's own deadline and by no asker's leaving, since others may wait for it. */
	async function fetchToken(): Promise<TokenReply<PageFailure>> {
		const request = { method: 'GET', url: `${base}/`, headers: { accept: 'text/html' } } as const;
		const { signal } = new AbortController();
		const reply = readPageReply(await transport.send({ ...request, repeatable: true, signal }));
		if (!reply.ok) return reply;
		const { text } = reply.reply;
		const value = readPage(text)?.token ?? null;
		if (value === null) {
			return { ok: false, failure: strangePage(text, 'no form on the first page', reply.raw) };
		}
		return { ok: true, token: { value, cookies: cookiesOf(reply.reply), takenAt: now() } };
	}
}

/**
 * Laravel says 419; a page that sends back to its beginning or that, without an answer, shows a form of
 * another session than the kept one asks again too.
 */
function isExpired(result: TransportResult, page: CustomsPage | null, cached: Token | null): boolean {
	if (!result.ok) return result.problem === 'redirect' && cached !== null;
	if (result.reply.status === EXPIRED_STATUS) return true;
	if (page === null || page.items.length + page.lost > 0) return false;
	if (page.expired) return true;
	return cached !== null && page.token !== null && page.token !== cached.value;
}
