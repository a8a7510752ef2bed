import { page } from '../../html/testing/scripted.ts';
import type { TransportResult } from '../../transport/reply.ts';

/** What a test supplier answers with: JSON as text or as a value. */
export function jsonPage(json: unknown, status = 200): TransportResult {
	const body = typeof json === 'string' ? json : JSON.stringify(json);
	return page(body, { status, headers: { 'content-type': 'application/json' } });
}

/** A call that came to nothing. */
export const NO_CALL: TransportResult = { ok: false, problem: 'connection', detail: '' };
