import type { Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { Challenge, RawReply } from '../../answer.ts';
import { isGuardPage } from '../../html/page-reply.ts';
import { parseJson } from '../../reading/parse-json.ts';
import type { TransportResult, WireReply } from '../../transport/reply.ts';
import { STOPPED } from './wire.ts';

/** Why a question has no answer, in the words of an answer without its source and moment. */
export type GibddFailure = { readonly detail: string; readonly raw?: RawReply } & (
	| { readonly state: 'unreachable' | 'unreadable' }
	| { readonly state: 'refused'; readonly reason: Refusal; readonly challenge?: Challenge }
);

/** What an asker hears who leaves while others still wait. */
export const LEFT: GibddFailure = { state: 'unreachable', detail: 'transport: aborted' };

/** JSON of any shape, or a failure; `missing` when the address itself is not there. */
export type GibddReply =
	| { readonly ok: true; readonly json: unknown; readonly reply: WireReply }
	| { readonly ok: false; readonly failure: GibddFailure; readonly missing: boolean };

/** Turns any result of a call into JSON or a failure; never throws. */
export function receiveGibdd(result: TransportResult): GibddReply {
	if (!result.ok) return failed({ state: 'unreachable', detail: `transport: ${result.problem}` });
	const { reply } = result;
	const raw = rawOf(reply);
	const detail = `HTTP ${reply.status}`;
	if ([401, 403, 451].includes(reply.status)) {
		return failed({ state: 'refused', reason: 'ban', detail, raw });
	}
	if (reply.status === 429) return failed({ state: 'refused', reason: 'quota', detail, raw });
	if (reply.status >= 500 || reply.status === 404 || reply.status === 408) {
		return failed({ state: 'unreachable', detail, raw }, reply.status === 404);
	}
	if (reply.status < 200 || reply.status > 299) return failed({ state: 'unreadable', detail, raw });
	const json = parseJson(reply.text);
	if (json !== undefined) return { ok: true, json, reply };
	if (isGuardPage(reply.text)) {
		return failed({ state: 'refused', reason: 'ban', detail: 'the page of a guard', raw });
	}
	return isNotice(reply.text)
		? failed({ state: 'unreachable', detail: `${detail}, a page instead of an answer`, raw })
		: failed({ state: 'unreadable', detail: `${detail}, no JSON`, raw });
}

/** The bytes of a reply as evidence. */
export function rawOf({ headers, body }: WireReply): RawReply {
	return { contentType: headers['content-type'] ?? 'application/octet-stream', body };
}

function failed(failure: GibddFailure, missing = false): GibddReply {
	return { ok: false, failure, missing };
}

/** The front of the service stands before it with a page, the service itself says that it has stopped. */
function isNotice(text: string): boolean {
	return /^\s*<(!doctype|html|head|body)\b/i.test(text) || STOPPED.test(text);
}
