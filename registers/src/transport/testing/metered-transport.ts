import type { RequestPolicy } from '../request-policy.ts';
import { createTransport, type TransportEvent } from '../transport.ts';
import { hastyPolicy } from './hasty.ts';
import { serveLocally } from './local-server.ts';

const now = () => new Date('2026-11-21T10:00:00Z');

/** A hasty transport with all events reported to the metrics. */
export function transportWith(requestPolicy: Partial<RequestPolicy> = {}) {
	const events: TransportEvent[] = [];
	const transport = createTransport(hastyPolicy(requestPolicy), {
		now,
		onEvent: (event) => events.push(event),
	});
	return { ...transport, events };
}

/** Answers with one status after the other; the last one stays. */
export function serveStatuses(...statuses: number[]) {
	let place = 0;
	return serveLocally((_, response) => {
		response.statusCode = statuses[Math.min(place, statuses.length - 1)]!;
		place += 1;
		response.end(String(place));
	});
}
