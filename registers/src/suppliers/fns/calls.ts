import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { RawReply } from '../../answer.ts';
import { type PageFailure, readPageReply } from '../../html/page-reply.ts';
import type { InnFacts } from '../../registers/inn.ts';
import { BROWSER } from '../../transport/browser.ts';
import { cookiesOf } from '../../transport/cookies.ts';
import type { Transport, TransportResult } from '../../transport/reply.ts';
import { readFind, readFnsInn } from './inn.ts';
import { receiveFns } from './reply.ts';
import {
	CONSENT_FORM,
	CONSENT_PATH,
	consentCookie,
	FIND_PATH,
	FNS_PAGE_PATH,
	findForm,
	POLL_PATH,
	pollForm,
	wantsConsent,
} from './wire.ts';

/** What the service answered about a person, or why it did not. */
export type InnReply =
	| { readonly ok: true; readonly facts: InnFacts; readonly raw: RawReply }
	| { readonly ok: false; readonly failure: PageFailure };

export type FnsCallsOptions = {
	readonly url: string;
	readonly transport: Transport;
	/** Pause before each look at a search, ms. */
	readonly pollEveryMs: number;
	/** Waits so many milliseconds, or until the signal fires. */
	readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Clients of the service have their answer after two or three; a longer search is asked for again later. */
export const POLLS_AT_MOST = 15;

/** The way through the service: its page, the consent, the search, the looks. `ask` never rejects. */
export function createFnsCalls({ url, transport, pollEveryMs, wait }: FnsCallsOptions) {
	const base = url.replace(/\/+$/, '');

	return {
		/** Searches for the spellings of a name until the service knows one of them; all in one visit. */
		async ask(spellings: readonly Person[], signal: AbortSignal): Promise<InnReply> {
			const session = await openSession(signal);
			if (!session.ok) return session;
			let reply = failed({ state: 'unreadable', detail: 'there was nobody to search for' });
			for (const person of spellings) {
				reply = await search(person, { cookies: session.cookies, signal });
				if (!reply.ok || reply.facts.kind !== 'none') return reply;
			}
			return reply;
		},
	};

	async function search(person: Person, asking: Asking): Promise<InnReply> {
		const found = receiveFns(await post(FIND_PATH, findForm(person), asking));
		if (!found.ok) return found;
		const reading = readFind(found.json);
		if (reading.kind === 'trouble') return failed({ ...reading.trouble, raw: found.raw });
		return pollUntilDone(reading.requestId, asking);
	}

	async function pollUntilDone(requestId: string, asking: Asking): Promise<InnReply> {
		for (let polls = 0; polls < POLLS_AT_MOST && !asking.signal.aborted; polls += 1) {
			await wait(pollEveryMs, asking.signal);
			const polled = receiveFns(await post(POLL_PATH, pollForm(requestId), asking));
			if (!polled.ok) return polled;
			const { json, raw } = polled;
			const reading = readFnsInn(json);
			if (reading.kind === 'facts') return { ok: true, facts: reading.facts, raw };
			if (reading.kind === 'trouble') return failed({ ...reading.trouble, raw });
		}
		return failed({ state: 'unreachable', detail: 'the search was not over in time' });
	}

	/** The page's cookies; where it wants the consent first, with that of the consent. */
	async function openSession(signal: AbortSignal): Promise<Session> {
		const request = { method: 'GET', url: base + FNS_PAGE_PATH, repeatable: true, signal } as const;
		const opened = await transport.send({ ...request, headers: { ...BROWSER, accept: 'text/html' } });
		// The way to the page about the consent is a redirect; it has no cookies that we would need.
		if (isRedirect(opened)) return agree({ cookies: '', signal });
		const page = readPageReply(opened);
		if (!page.ok) return page;
		const cookies = cookiesOf(page.reply);
		return wantsConsent(page.reply.text) ? agree({ cookies, signal }) : { ok: true, cookies };
	}

	async function agree({ cookies, signal }: Asking): Promise<Session> {
		const agreed = readPageReply(await post(CONSENT_PATH, CONSENT_FORM, { cookies, signal }));
		if (!agreed.ok) return agreed;
		const { text, headers } = agreed.reply;
		const lines = [consentCookie(text), headers['set-cookie']].filter((line) => line);
		return { ok: true, cookies: cookiesOf({ headers: { 'set-cookie': lines.join('\n') } }, cookies) };
	}

	function post(path: string, body: string, { cookies, signal }: Asking): Promise<TransportResult> {
		return transport.send({
			method: 'POST',
			url: base + path,
			headers: {
				...BROWSER,
				accept: 'application/json, text/javascript, */*; q=0.01',
				'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
				referer: base + FNS_PAGE_PATH,
				'x-requested-with': 'XMLHttpRequest',
				...(cookies === '' ? {} : { cookie: cookies }),
			},
			body,
			// A second search for the same person changes nothing.
			repeatable: true,
			signal,
		});
	}
}

type Asking = { readonly cookies: string; readonly signal: AbortSignal };
type Session =
	| { readonly ok: true; readonly cookies: string }
	| { readonly ok: false; readonly failure: PageFailure };

function isRedirect(result: TransportResult): boolean {
	return !result.ok && result.problem === 'redirect';
}

function failed(failure: PageFailure): InnReply {
	return { ok: false, failure };
}
