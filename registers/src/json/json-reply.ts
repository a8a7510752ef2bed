import type { RawReply } from '../answer.ts';
import { type PageFailure, readPageReply, strangePage } from '../html/page-reply.ts';
import { parseJson } from '../reading/parse-json.ts';
import type { TransportResult } from '../transport/reply.ts';

/** JSON of any shape, or why there is none. */
export type JsonReply =
	| { readonly ok: true; readonly json: unknown; readonly raw: RawReply }
	| { readonly ok: false; readonly failure: PageFailure };

/** What a call to a public page's own interface gave; never throws. */
export function readJsonReply(result: TransportResult): JsonReply {
	const page = readPageReply(result);
	if (!page.ok) return page;
	const { raw, reply } = page;
	const json = parseJson(reply.text);
	if (json !== undefined) return { ok: true, json, raw };
	return { ok: false, failure: strangePage(reply.text, 'no JSON', raw) };
}
