import type { WireReply } from './reply.ts';

/** A longer time would be lost at a restart; ten minutes later the supplier may say so again. */
const LONGEST_REST_MS = 10 * 60 * 1000;

/** The pause after HTTP 429. */
export type Rest = {
	/** Takes notice of a reply. */
	note(reply: WireReply): void;
	/** How long nothing may be sent yet, ms; 0 when all is well. */
	remainingMs(): number;
};

/** Rests after every 429 for the time its Retry-After names, else for `restAfter429Ms`. */
export function createRest(restAfter429Ms: number, now: () => Date): Rest {
	let until = 0;
	return {
		note({ status, headers }) {
			if (status !== 429) return;
			const waitMs = retryAfterMs(headers['retry-after'] ?? '', now()) ?? restAfter429Ms;
			until = Math.max(until, performance.now() + Math.min(waitMs, LONGEST_REST_MS));
		},
		remainingMs: () => Math.max(0, until - performance.now()),
	};
}

/** Milliseconds of a Retry-After header: seconds or an HTTP date (RFC 9110, 10.2.3); or null. */
export function retryAfterMs(header: string, now: Date): number | null {
	const text = header.trim();
	if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
	if (!/^[A-Za-z]{3,9}, /.test(text)) return null;
	const moment = Date.parse(text);
	return Number.isNaN(moment) ? null : Math.max(0, moment - now.getTime());
}
