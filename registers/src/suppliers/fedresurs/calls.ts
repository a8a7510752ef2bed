import type { DetailsPage } from '../../confirming.ts';
import { readPageReply } from '../../html/page-reply.ts';
import { readJsonReply } from '../../json/json-reply.ts';
import type { ListPage } from '../../json/pages.ts';
import { type AskedName, fullName } from '../../spellings.ts';
import { BROWSER } from '../../transport/browser.ts';
import type { Transport } from '../../transport/reply.ts';
import { type NamedParty, readNoticePage } from './notice-page.ts';
import { type FedresursNotice, readFedresursListPage } from './wire.ts';

/** The two calls of the wire. They never reject. */
export type FedresursCalls = {
	/** The page of the list that begins after `offset` notices. */
	list(name: AskedName, offset: number, signal: AbortSignal): Promise<ListPage>;
	/** Whom the notary's page of one of them names. */
	notice(notice: FedresursNotice, signal: AbortSignal): Promise<DetailsPage<readonly NamedParty[]>>;
};

export type FedresursCallsOptions = {
	readonly url: string;
	/** The notary's site; null where it is not asked. */
	readonly notaryUrl: string | null;
	readonly transport: Transport;
};

const PAGE_LENGTH = 15;

/** What the page's own script adds; the guard before the register refuses all others. */
const SCRIPT = { accept: 'application/json, text/plain, */*', 'x-requested-with': 'XMLHttpRequest' } as const;
const NOT_OPENED = { record: null, silent: false } as const;

export function createFedresursCalls({ url, notaryUrl, transport }: FedresursCallsOptions): FedresursCalls {
	const base = url.replace(/\/+$/, '');
	const notaryBase = notaryUrl?.replace(/\/+$/, '') ?? null;
	return {
		async list(name, offset, signal) {
			const { lastName, firstName, middleName } = name;
			const query = new URLSearchParams({
				LastName: lastName,
				FirstName: firstName,
				...(middleName === '' ? {} : { MiddleName: middleName }),
				limit: `${PAGE_LENGTH}`,
				offset: `${offset}`,
			});
			const reply = readJsonReply(
				await transport.send({
					method: 'GET',
					url: `${base}/backend/fnp-search/person?${query}`,
					headers: { ...BROWSER, ...SCRIPT, referer: refererOf(base, name) },
					repeatable: true,
					signal,
				}),
			);
			if (!reply.ok) return reply;
			const { json, raw } = reply;
			const list = readFedresursListPage(json);
			return list === null
				? { ok: false, failure: { state: 'unreadable', detail: 'no list of notices', raw } }
				: { ok: true, ...list, raw };
		},
		async notice({ guid, referenceNumber }, signal) {
			if (notaryBase === null || guid === null) return NOT_OPENED;
			const page = readPageReply(
				await transport.send({
					method: 'GET',
					url: `${notaryBase}/search/notification/${guid}`,
					headers: { ...BROWSER, accept: 'text/html', referer: `${notaryBase}/search/index` },
					repeatable: true,
					signal,
				}),
			);
			return page.ok
				? { record: readNoticePage(page.reply.text, referenceNumber), silent: false }
				: { record: null, silent: page.failure.state !== 'unreadable' };
		},
	};
}

/** The page on which a reader would have asked. */
function refererOf(base: string, name: AskedName): string {
	const searchString = fullName(name);
	const search = new URLSearchParams({ searchString, group: 'all', additionalFnpSearch: 'true' });
	return `${base}/encumbrances?${search}`;
}
