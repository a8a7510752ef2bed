import type { RawReply } from '../answer.ts';
import { type PageFailure, readPageReply, strangePage } from '../html/page-reply.ts';
import { parseJson } from '../reading/parse-json.ts';
import type { TransportResult } from '../transport/reply.ts';

/** JSON of whatever shape, or why there is none. */
export type JsonReply =
	| { readonly ok: true; readonly json: unknown; readonly raw: RawReply }
	| { readonly ok: false; readonly failure: PageFailure };

/**
 * What a call to a public page's own interface gave; never throws. Guards that stand before such pages answer
 * 401 as well as 403 to what they take for a robot, so that both are a ban.
 */
export function readJsonReply(result: TransportResult): JsonReply {
	if (result.ok && result.reply.status === 401) {
		const { headers, body } = result.reply;
		const raw = { contentType: headers['content-type'] ?? 'application/octet-stream', body };
		return { ok: false, failure: { state: 'refused', reason: 'ban', detail: 'HTTP 401', raw } };
	}
	const page = readPageReply(result);
	if (!page.ok) return page;
	const { raw, reply } = page;
	const json = parseJson(reply.text);
	if (json !== undefined) return { ok: true, json, raw };
	return { ok: false, failure: strangePage(reply.text, 'no JSON', raw) };
}
