import type { Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { RawReply } from '../../../answer.ts';
import { parseJson } from '../../../reading/parse-json.ts';
import type { TransportResult, WireReply } from '../../../transport/reply.ts';
import { readEnvelope, readError, type WireError } from '../wire.ts';

/** Why a call gave no report, in the words of an answer. */
export type AvtocodFailure = { readonly detail: string; readonly raw?: RawReply } & (
	| { readonly state: 'unreachable' | 'unreadable' }
	| { readonly state: 'refused'; readonly reason: Refusal }
);

/** A call that brought nothing; `gone` when the supplier denies the report itself. */
export type ReplyFailure = { readonly ok: false; readonly failure: AvtocodFailure; readonly gone: boolean };

/** What a call brought: the elements of a good reply, or a failure. */
export type AvtocodOutcome =
	| { readonly ok: true; readonly data: readonly unknown[]; readonly body: Uint8Array }
	| ReplyFailure;

const QUOTA_WORDS = /quot|limit|квот|лимит/i;
const FUNDS_WORDS = /balance|баланс|недостаточно средств/i;

/** Turns any result of a call into an outcome; never throws. */
export function readReply(result: TransportResult): AvtocodOutcome {
	if (!result.ok) {
		return failed({ state: 'unreachable', detail: `transport: ${result.problem}` });
	}
	const { reply } = result;
	const json = parseJson(reply.text);
	const data = isGood(reply.status) ? readEnvelope(json) : null;
	if (data !== null) return { ok: true, data, body: reply.body };
	const error = readError(json);
	const refusal = refusalOf(reply.status, error);
	const raw = rawOf(reply);
	if (refusal) {
		return failed({ state: 'refused', reason: refusal, detail: describe(reply.status, error), raw });
	}
	const state = speaksOfTrouble(reply.status, error) ? 'unreachable' : 'unreadable';
	const gone = error?.type === 'DataSeekObjectError' || reply.status === 404;
	return failed({ state, detail: describe(reply.status, error), raw }, gone);
}

/** The report that we asked for is not there (`state ok, size 0, data []`). */
export function missingReport(): ReplyFailure {
	return failed({ state: 'unreachable', detail: 'the supplier has no such report' }, true);
}

/** A reply in the right envelope with something else inside. */
export function strangeReply(body: Uint8Array): ReplyFailure {
	const raw = { contentType: 'application/json', body };
	return failed({ state: 'unreadable', detail: 'data of another shape', raw });
}

function failed(failure: AvtocodFailure, gone = false): ReplyFailure {
	return { ok: false, failure, gone };
}

/** A token that is refused mentions limits of its own, so the sign-in errors are checked first. */
function refusalOf(status: number, error: WireError | null): Refusal | null {
	if (status === 429) return 'quota';
	if (status === 451) return 'ban';
	if (error?.type?.startsWith('SecurityAuth')) return 'credentials';
	if (error && FUNDS_WORDS.test(error.words)) return 'no-funds';
	if (error && QUOTA_WORDS.test(error.words)) return 'quota';
	if (error?.cls === 'Security' || error?.type?.startsWith('Security')) return 'credentials';
	return status === 401 || status === 403 ? 'credentials' : null;
}

function speaksOfTrouble(status: number, error: WireError | null): boolean {
	return status >= 500 || status === 404 || status === 408 || error !== null;
}

/** Never the error's message: it repeats tokens and VINs. */
function describe(status: number, error: WireError | null): string {
	const type = error?.type ?? error?.cls;
	return type ? `HTTP ${status}, ${type.replace(/\W/g, '').slice(0, 60)}` : `HTTP ${status}`;
}

function rawOf({ headers, body }: WireReply): RawReply {
	return { contentType: headers['content-type'] ?? 'application/octet-stream', body };
}

function isGood(status: number): boolean {
	return status >= 200 && status < 300;
}
