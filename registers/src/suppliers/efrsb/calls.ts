import type { DetailsPage } from '../../confirming.ts';
import { readJsonReply } from '../../json/json-reply.ts';
import type { ListPage } from '../../json/pages.ts';
import { type AskedName, fullName } from '../../spellings.ts';
import { BROWSER } from '../../transport/browser.ts';
import type { Transport } from '../../transport/reply.ts';
import { type BankruptDetails, readBankruptDetails, readEfrsbListPage } from './wire.ts';

/** The two calls of the wire. They never reject. */
export type EfrsbCalls = {
	/** The page of the list that begins after `offset` people. */
	list(name: AskedName, offset: number, signal: AbortSignal): Promise<ListPage>;
	/** The card of one of them. */
	card(guid: string, signal: AbortSignal): Promise<DetailsPage<BankruptDetails>>;
};

export type EfrsbCallsOptions = {
	readonly url: string;
	readonly cardUrl: string;
	readonly transport: Transport;
};

/** The most people in one reply, regardless of `limit`. */
const PAGE_LENGTH = 15;

/** What the page's own script adds; the guard before the register refuses all others. */
const SCRIPT = { accept: 'application/json, text/plain, */*', 'x-requested-with': 'XMLHttpRequest' } as const;

export function createEfrsbCalls({ url, cardUrl, transport }: EfrsbCallsOptions): EfrsbCalls {
	const base = url.replace(/\/+$/, '');
	const cardBase = cardUrl.replace(/\/+$/, '');
	const get = async (address: string, referer: string, signal: AbortSignal) =>
		readJsonReply(
			await transport.send({
				method: 'GET',
				url: address,
				headers: { ...BROWSER, ...SCRIPT, referer },
				repeatable: true,
				signal,
			}),
		);
	return {
		async list(name, offset, signal) {
			const searchString = fullName(name);
			const query = new URLSearchParams({
				searchString,
				isActiveLegalCase: 'null',
				limit: `${PAGE_LENGTH}`,
				offset: `${offset}`,
			});
			const referer = `${base}/bankrupts?${new URLSearchParams({ searchString })}`;
			const reply = await get(`${base}/backend/prsnbankrupts?${query}`, referer, signal);
			if (!reply.ok) return reply;
			const { json, raw } = reply;
			const list = readEfrsbListPage(json);
			return list === null
				? { ok: false, failure: { state: 'unreadable', detail: 'no list of people', raw } }
				: { ok: true, ...list, raw };
		},
		async card(guid, signal) {
			const referer = `${cardBase}/persons/${guid}`;
			const reply = await get(`${cardBase}/backend/persons/${guid}`, referer, signal);
			return reply.ok
				? { record: readBankruptDetails(reply.json, guid), silent: false }
				: { record: null, silent: reply.failure.state !== 'unreadable' };
		},
	};
}
