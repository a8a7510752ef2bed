import { readJsonReply } from '../../json/json-reply.ts';
import type { ListPage } from '../../json/pages.ts';
import { BROWSER } from '../../transport/browser.ts';
import type { Transport } from '../../transport/reply.ts';
import { readFedsfmSearch } from './wire.ts';

/** The one call of the wire; it never rejects. */
export type FedsfmCalls = {
	/** The lines that contain the text, from the one after `offset` lines on. */
	search(searchText: string, offset: number, signal: AbortSignal): Promise<ListPage>;
};

/** What the page itself asks for. */
const PAGE_LENGTH = 50;

export function createFedsfmCalls({
	url,
	transport,
}: {
	readonly url: string;
	readonly transport: Transport;
}): FedsfmCalls {
	const base = url.replace(/\/+$/, '');
	return {
		async search(searchText, offset, signal) {
			const reply = readJsonReply(
				await transport.send({
					method: 'POST',
					url: `${base}/TerroristSearch`,
					headers: {
						...BROWSER,
						accept: 'application/json',
						'content-type': 'application/json; charset=utf-8',
						referer: `${base}/documents/terrorists-catalog-portal-act`,
						'x-requested-with': 'XMLHttpRequest',
					},
					body: JSON.stringify({ rowIndex: offset, pageLength: PAGE_LENGTH, searchText }),
					repeatable: true,
					signal,
				}),
			);
			if (!reply.ok) return reply;
			const { json, raw } = reply;
			const reading = readFedsfmSearch(json);
			switch (reading.says) {
				case 'list':
					return { ok: true, rows: reading.rows, total: reading.total, raw };
				case 'error':
					return {
						ok: false,
						failure: { state: 'unreachable', detail: 'the search tells of an error', raw },
					};
				case 'strange':
					return { ok: false, failure: { state: 'unreadable', detail: 'no answer of the search', raw } };
			}
		},
	};
}
