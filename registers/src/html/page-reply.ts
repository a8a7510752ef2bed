import type { Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { RawReply } from '../answer.ts';
import type { TransportResult, WireReply } from '../transport/reply.ts';

/** Why a public page gave no answer, in the words of an answer. */
export type PageFailure = { readonly detail: string; readonly raw?: RawReply } & (
	| { readonly state: 'unreachable' | 'unreadable' }
	| { readonly state: 'refused'; readonly reason: Refusal }
);

/** A page that came with a good status, or why there is none. */
export type PageReply =
	| { readonly ok: true; readonly reply: WireReply; readonly raw: RawReply }
	| { readonly ok: false; readonly failure: PageFailure };

const MAINTENANCE = /(?:техническ|профилактическ|регламентн)[а-яё]+\s+работ/i;

/** What the reply of a page without a contract means before anybody reads its inside; never throws. */
export function readPageReply(result: TransportResult): PageReply {
	if (!result.ok) {
		return { ok: false, failure: { state: 'unreachable', detail: `transport: ${result.problem}` } };
	}
	const { reply } = result;
	const raw = { contentType: reply.headers['content-type'] ?? 'application/octet-stream', body: reply.body };
	if (reply.status >= 200 && reply.status < 300) return { ok: true, reply, raw };
	return { ok: false, failure: { ...failureOf(reply.status), detail: `HTTP ${reply.status}`, raw } };
}

function failureOf(status: number) {
	// Guards before a page answer so to what they take for a robot or for a foreigner.
	if ([401, 403, 451].includes(status)) return { state: 'refused', reason: 'ban' } as const;
	if (status === 429) return { state: 'refused', reason: 'quota' } as const;
	return { state: status >= 500 || status === 408 ? 'unreachable' : 'unreadable' } as const;
}

/** True for a page that says of itself that it is being worked on. */
export function speaksOfMaintenance(html: string): boolean {
	return MAINTENANCE.test(html);
}

/** Pages of services that stand before sites and let robots no further. */
const GUARD =
	/qrator|ddos-guard|servicepipe|cdn-cgi\/challenge|smart-?captcha|доступ\s+(?:запрещ[её]н|ограничен)/i;

/** True for the page of a guard in place of what stands behind it. */
export function isGuardPage(html: string): boolean {
	return GUARD.test(html);
}

/** The failure of a page in which the register's words were not found. */
export function strangePage(html: string, why: string, raw: RawReply): PageFailure {
	if (speaksOfMaintenance(html)) {
		return { state: 'refused', reason: 'maintenance', detail: 'the page speaks of maintenance', raw };
	}
	return isGuardPage(html)
		? { state: 'refused', reason: 'ban', detail: 'the page of a guard', raw }
		: { state: 'unreadable', detail: why, raw };
}
