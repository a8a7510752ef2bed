import { type JsonReply, readJsonReply } from '../../json/json-reply.ts';
import type { TransportResult } from '../../transport/reply.ts';

/** What the front of the service shows, with HTTP 405 or 200, while the service behind it is down. */
const NOT_ALLOWED = /405 Not Allowed/i;
const DOWN: JsonReply = { ok: false, failure: { state: 'unreachable', detail: '405 Not Allowed' } };

/** Turns a call's reply into JSON or a failure; form complaints come with HTTP 400. Never throws. */
export function receiveFns(result: TransportResult): JsonReply {
	if (!result.ok) return readJsonReply(result);
	const { reply } = result;
	if (reply.status === 405 || NOT_ALLOWED.test(reply.text)) return DOWN;
	const speaks = reply.status === 400 ? { ...reply, status: 200 } : reply;
	return readJsonReply({ ok: true, reply: speaks });
}
