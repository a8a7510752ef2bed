import type { Person } from '@avtosverka/contract/vocabulary/person';
import { type PageFailure, type PageReply, readPageReply, strangePage } from '../../html/page-reply.ts';
import type { FetchPage, ListPage } from '../../json/pages.ts';
import { BROWSER } from '../../transport/browser.ts';
import { cookiesOf } from '../../transport/cookies.ts';
import type { Transport } from '../../transport/reply.ts';
import { FSSP_PAGE_PATH, readFsspSearch, SEARCH_PATH, searchQuery } from './wire.ts';

export type FsspCallsOptions = {
	/** Where the search is asked. */
	readonly url: string;
	/** Where its page is opened; null when it is not. */
	readonly pageUrl: string | null;
	readonly transport: Transport;
	readonly now: () => Date;
	/** Pause before a search that is still being worked on is asked again, ms. */
	readonly askAgainMs: number;
	/** Waits so many milliseconds, or until the signal fires. */
	readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Three times three seconds: more would not leave a page of many cases its time. */
const TRIES = 4;

export function createFsspCalls({ url, pageUrl, transport, now, askAgainMs, wait }: FsspCallsOptions) {
	const base = url.replace(/\/+$/, '');
	const page = pageUrl === null ? null : pageUrl.replace(/\/+$/, '') + FSSP_PAGE_PATH;

	return {
		/** The pages of a person's search, one after the other, on a visit of its own. It never rejects. */
		list(person: Person, signal: AbortSignal): FetchPage {
			let cookies: string | null = null;
			let number = 0;
			return async () => {
				if (cookies === null) {
					const opened = await open(signal);
					if (!opened.ok) return opened;
					cookies = opened.cookies;
				}
				number += 1;
				for (let tries = 1; ; tries += 1) {
					const search = await searchOnce(person, number, { cookies, signal });
					cookies = search.cookies;
					if (search.outcome !== 'busy') return search.outcome;
					if (tries === TRIES || signal.aborted) return STILL_BUSY;
					await wait(askAgainMs, signal);
				}
			};
		},
	};

	/** Opens the service's page for its cookies. */
	async function open(signal: AbortSignal): Promise<OpenedSession> {
		if (page === null) return { ok: true, cookies: '' };
		const headers = { ...BROWSER, accept: 'text/html' };
		const opened = await transport.send({ method: 'GET', url: page, headers, repeatable: true, signal });
		const reply = readPageReply(opened);
		return reply.ok ? { ok: true, cookies: cookiesOf(reply.reply) } : reply;
	}

	async function searchOnce(person: Person, number: number, { cookies, signal }: Asking) {
		const stamp = now().getTime();
		const callback = `jQuery3400${number}_${stamp}`;
		const reply = readPageReply(
			await transport.send({
				method: 'GET',
				url: `${base}${SEARCH_PATH}?${searchQuery(person, number, callback)}&_=${stamp}`,
				headers: {
					...BROWSER,
					accept: 'text/javascript, application/javascript, */*; q=0.01',
					...(page === null ? {} : { referer: page }),
					...(cookies === '' ? {} : { cookie: cookies }),
				},
				repeatable: true,
				signal,
			}),
		);
		if (!reply.ok) return { cookies, outcome: reply };
		return { cookies: cookiesOf(reply.reply, cookies), outcome: judge(reply, callback) };
	}
}

/** What the service said to a search, in the words of a list. */
function judge({ reply, raw }: Extract<PageReply, { ok: true }>, callback: string): ListPage | 'busy' {
	const found = readFsspSearch(reply.text, callback);
	switch (found.kind) {
		case 'rows':
			return { ok: true, rows: found.rows, total: found.total, raw };
		case 'none':
			return { ok: true, rows: [], total: 0, raw };
		case 'busy':
			return 'busy';
		case 'refused':
			return failed({ state: 'refused', reason: found.reason, detail: 'the service says so', raw });
		case 'unclear':
			return failed(strangePage(reply.text, found.why, raw));
	}
}

type Asking = { readonly cookies: string; readonly signal: AbortSignal };
type OpenedSession =
	| { readonly ok: true; readonly cookies: string }
	| { readonly ok: false; readonly failure: PageFailure };

const STILL_BUSY = failed({ state: 'unreachable', detail: 'the search is still being worked on' });

function failed(failure: PageFailure): ListPage {
	return { ok: false, failure };
}
