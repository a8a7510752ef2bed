import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from './attack.ts';
import { dial, hangUp, request } from './dialing.ts';
import { watch, withstood } from './watch.ts';

const HOLDS_ON_MS = 15_000;

/**
 * Sends so many requests for a page over each of so many connections and reads nothing for fifteen
 * seconds.
 */
export async function sendPipelinesUnread(
	target: Target,
	connections: number,
	requests: number,
): Promise<string> {
	const bytes = request('/checks/XTA21144094786239').repeat(requests);
	const watched = await watch(target, async () => {
		const lines = Array.from({ length: connections }, () => dial(target.port, bytes, { reads: false }));
		await pause(HOLDS_ON_MS);
		hangUp(lines);
	});
	return withstood(watched);
}
