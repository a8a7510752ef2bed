import { readFileSync } from 'node:fs';
import { AS_OF, SETTINGS, scripted } from '../../../html/testing/scripted.ts';
import type { OutgoingRequest, TransportResult } from '../../../transport/reply.ts';
import { createFedsfm } from '../supplier.ts';

// biome-ignore lint/suspicious/noExplicitAny: foreign JSON of any shape
export type Json = any;

export function jsonOf(name: string): Json {
	return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
}

/** What a search is asked for. */
export type Search = { readonly rowIndex: number; readonly pageLength: number; readonly searchText: string };

/** A supplier that talks to a script, and what it has sent. */
export function play(
	answer: (search: Search, request: OutgoingRequest) => TransportResult | Promise<TransportResult>,
) {
	const transport = scripted((request) => answer(JSON.parse(request.body ?? ''), request));
	const supplier = createFedsfm({ settings: SETTINGS, transport, now: () => AS_OF, pollEveryMs: 1_000 });
	const searches = () => transport.sent.map(({ body }) => JSON.parse(body ?? '') as Search);
	return { supplier, sent: transport.sent, searches };
}
