import type { Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { RawReply } from '../../answer.ts';
import { isRecord } from '../../reading/node.ts';
import { count } from '../../reading/number.ts';
import { oneLine } from '../../reading/text.ts';
import type { TransportResult } from '../../transport/reply.ts';

/** Why a call gave no answer of the register, in the words of an answer. */
export type ApicloudFailure = { readonly detail: string; readonly raw?: RawReply } & (
	| { readonly state: 'unreachable' | 'unreadable' }
	| { readonly state: 'refused'; readonly reason: Refusal }
);

/** The body of a good reply. */
export type Body = Readonly<Record<string, unknown>>;

export type ApicloudReply =
	| { readonly ok: true; readonly body: Body; readonly raw: RawReply }
	| {
			readonly ok: false;
			readonly failure: ApicloudFailure;
			/** True where the question never left. */
			readonly unsent?: true;
	  };

type Trouble = Pick<ApicloudFailure, 'detail'> &
	(
		| { readonly state: 'unreachable' | 'unreadable' }
		| { readonly state: 'refused'; readonly reason: Refusal }
	);

const unreachable = (detail: string): Trouble => ({ state: 'unreachable', detail });
const unreadable = (detail: string): Trouble => ({ state: 'unreadable', detail });
const refused = (reason: Refusal, detail: string): Trouble => ({ state: 'refused', reason, detail });

/**
 * What a call gave, with its content still unread: the supplier answers HTTP 200 to errors too, so the body
 * is searched for them first. Never throws.
 */
export function receiveApicloud(result: TransportResult): ApicloudReply {
	if (!result.ok) {
		const failure = unreachable(`transport: ${result.problem}`);
		return { ok: false, failure, ...(result.unsent && { unsent: true }) };
	}
	const { status, headers, body: bytes, text } = result.reply;
	const raw = { contentType: headers['content-type'] ?? 'application/octet-stream', body: bytes };
	const json = parse(text);
	const trouble = troubleIn(json) ?? troubleOfHttp(status) ?? troubleOfStatus(json);
	if (trouble) return { ok: false, failure: { ...trouble, raw } };
	return { ok: true, body: json as Body, raw };
}

/** Codes of the supplier's papers: no money; a token that is missing, wrong, unknown or without access. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
	498: 'no-funds',
	499: 'credentials',
	502: 'credentials',
	503: 'credentials',
	602: 'credentials',
};
/** It did not understand us: `500`, `460`, `766`, `015` are faults of the caller. */
const MISTAKEN = new Set(['500', '460', '766', '015', '15']);
/** It answers 404 for a source that is down, by a number, a word, or the ministry's codes 1 and 9000. */
const SOURCE_DOWN = new Set(['404', 'TIME_MAX_CONNECT', '9000', '1']);
const NO_MONEY = /NO_MONEY/i;
const TOKEN = /TOKEN/i;

/** The error of a body; null where it tells of none. Codes come as text and as numbers. */
function troubleIn(json: unknown): Trouble | null {
	if (!isRecord(json)) return null;
	const { error, message, errormsg } = json;
	if (error === undefined || error === null || error === false || error === '') return null;
	const code = oneLine.parse(error);
	const words = `${code} ${oneLine.parse(message)} ${oneLine.parse(errormsg)}`;
	// The code itself may be anything: only what looks like one goes into a log.
	const detail = `error ${code !== null && /^\w{1,40}$/.test(code) ? code : 'without a known code'}`;
	const reason = REFUSALS[code ?? ''] ?? (NO_MONEY.test(words) ? 'no-funds' : null);
	if (reason) return refused(reason, detail);
	if (code !== null && MISTAKEN.has(code)) return unreadable(detail);
	if (code !== null && SOURCE_DOWN.has(code)) return unreachable(detail);
	if (TOKEN.test(words)) return refused('credentials', detail);
	return count.parse(json.status) === 404 ? unreachable(detail) : unreadable(detail);
}

function troubleOfHttp(status: number): Trouble | null {
	if (status >= 200 && status < 300) return null;
	const detail = `HTTP ${status}`;
	if (status === 401 || status === 403) return refused('credentials', detail);
	if (status === 451) return refused('ban', detail);
	if (status === 429) return refused('quota', detail);
	return status >= 500 || status === 404 || status === 408 ? unreachable(detail) : unreadable(detail);
}

function troubleOfStatus(json: unknown): Trouble | null {
	if (!isRecord(json)) return unreadable('no JSON object');
	const status = count.parse(json.status);
	if (status === 200 || (status === 404 && json.result === 'NOT_FOUND')) return null;
	if (status === null) return unreadable('no status');
	return status === 404 || status >= 500 ? unreachable(`status ${status}`) : unreadable(`status ${status}`);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
