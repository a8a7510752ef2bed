import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Clock } from '../deps.ts';
import type { PreparedReply } from '../http/call.ts';

/** Replies that were validated and written once and are then sent as they are. */
export type PreparedReplies = {
	get(key: string): PreparedReply | null;
	/** Validates and writes a reply, and sends the same for a while; a reply that does not fit its schema is our bug. */
	prepare(key: string, schema: z.ZodType, reply: unknown, cachedUntil: Date): PreparedReply;
	forget(key: string): void;
};

/** Short, since another process may have a newer answer meanwhile; long enough to spare the store in a rush. */
const LIVES_MS = 30_000;
const SIZE_LIMIT_BYTES = 64 * 1024 * 1024;

type Entry = PreparedReply & { readonly until: number };

/** Replies to kept answers, in this process's memory. */
export function createPreparedReplies(clock: Clock): PreparedReplies {
	const entries = new LRUCache<string, Entry>({
		maxSize: SIZE_LIMIT_BYTES,
		sizeCalculation: ({ prepared }, key) => 2 * (prepared.length + key.length),
	});
	return {
		get(key) {
			const entry = entries.get(key);
			if (entry === undefined) return null;
			if (entry.until > clock.now().getTime()) return entry;
			entries.delete(key);
			return null;
		},
		prepare(key, schema, reply, cachedUntil) {
			const until = Math.min(clock.now().getTime() + LIVES_MS, cachedUntil.getTime());
			const entry = { prepared: JSON.stringify(schema.parse(reply)), until };
			entries.set(key, entry);
			return entry;
		},
		forget: (key) => entries.delete(key),
	};
}
