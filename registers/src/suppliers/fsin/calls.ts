import type { Person } from '@avtosverka/contract/vocabulary/person';
import {
	type PageFailure,
	type PageReply,
	readPageReply,
	speaksOfMaintenance,
	strangePage,
} from '../../html/page-reply.ts';
import type { ListPage } from '../../json/pages.ts';
import type { WantedNotice } from '../../registers/fsin-wanted.ts';
import { BROWSER } from '../../transport/browser.ts';
import type { Transport } from '../../transport/reply.ts';
import { isAbout } from './fsin-wanted.ts';
import { type Listing, listPath, readFsinList } from './wire.ts';

export type FsinCallsOptions = { readonly url: string; readonly transport: Transport };

/** At a reader's rate more would take longer than a question's time; a name rarely has two. */
export const MOST_PAGES = 5;

type ListingReply =
	| (Extract<PageReply, { ok: true }> & { readonly listing: Exclude<Listing, { kind: 'unclear' }> })
	| { readonly ok: false; readonly failure: PageFailure };

export function createFsinCalls({ url, transport }: FsinCallsOptions) {
	const base = url.replace(/\/+$/, '');

	return {
		/**
		 * All pages of the list for a name, as one; pages that were not read are counted with at least one row
		 * each. Never rejects.
		 */
		async list(person: Person, name: string, signal: AbortSignal): Promise<ListPage> {
			const first = await readOne(person, name, 1, signal);
			if (!first.ok) return first;
			const { listing, raw } = first;
			if (listing.kind === 'none') return { ok: true, rows: [], total: 0, raw };
			const shown = new Map<string, WantedNotice>();
			const show = (rows: readonly WantedNotice[]) => {
				for (const row of rows) shown.set(JSON.stringify(row), row);
			};
			show(listing.rows);
			let read = 1;
			while (read < Math.min(listing.pages, MOST_PAGES)) {
				const next = await readOne(person, name, read + 1, signal);
				if (!next.ok || next.listing.kind === 'none') break;
				show(next.listing.rows);
				read += 1;
			}
			return { ok: true, rows: [...shown.values()], total: shown.size + listing.pages - read, raw };
		},
	};

	async function readOne(
		person: Person,
		name: string,
		page: number,
		signal: AbortSignal,
	): Promise<ListingReply> {
		const reply = readPageReply(
			await transport.send({
				method: 'GET',
				url: base + listPath(name, page),
				headers: { ...BROWSER, accept: 'text/html', referer: `${base}/criminal/` },
				repeatable: true,
				signal,
			}),
		);
		if (!reply.ok) return reply;
		const { text } = reply.reply;
		const listing = readFsinList(text);
		const why = whyNot(person, listing, text);
		if (why !== null || listing.kind === 'unclear') {
			return { ok: false, failure: strangePage(text, why ?? 'no list', reply.raw) };
		}
		return { ...reply, listing };
	}
}

/** Why a page is no answer; null where it is one. A list under repair finds nothing either. */
function whyNot(person: Person, listing: Listing, text: string): string | null {
	if (listing.kind === 'unclear') return listing.why;
	if (listing.kind === 'none') return speaksOfMaintenance(text) ? 'maintenance' : null;
	return isAbout(person, listing.rows) ? null : 'a list of other names';
}
