import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { Endpoint } from '@avtosverka/contract/endpoint';
import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import type { Asker } from '@avtosverka/registers/order-budget';
import { type Subject, subjectKey } from '@avtosverka/registers/register';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Clock, Deps } from '../deps.ts';
import type { ChallengeSolution, PreparedReply, RequestVisitor } from '../http/call.ts';
import { compressQuickly } from '../http/replies/compression.ts';
import { readyBytes } from '../http/replies/ready-bytes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Answers } from './answer-cache.ts';
import { createPictures } from './picture.ts';
import { type Presenter, toReply } from './reply.ts';

/** Replies that were validated and written once and are then sent as they are. */
export type PreparedReplies = {
	get(key: string): PreparedReply | null;
	/** Validates and writes a reply, and reuses it for a while; one that does not fit its schema is a bug. */
	prepare(key: string, schema: z.ZodType, reply: unknown, cachedUntil: Date): PreparedReply;
	forget(key: string): void;
};

/** Short, since another process may have a newer answer; long enough to spare the store in a rush. */
const LIVES_MS = 30_000;
const SIZE_LIMIT_BYTES = 64 * 1024 * 1024;

type Entry = PreparedReply & { readonly until: number };

/** Replies to kept answers, in this process's memory. */
export function createPreparedReplies(clock: Clock): PreparedReplies {
	const entries = new LRUCache<string, Entry>({
		maxSize: SIZE_LIMIT_BYTES,
		sizeCalculation: ({ prepared }, key) => 2 * (prepared.plain.length + key.length),
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
			// As bytes: Cyrillic text would be encoded again for each reply, which costs a third of it.
			const bytes = Buffer.from(JSON.stringify(schema.parse(reply)));
			const entry = { prepared: readyBytes(bytes, compressQuickly), until };
			entries.set(key, entry);
			return entry;
		},
		forget: (key) => entries.delete(key),
	};
}

/** A visitor's question at an endpoint. */
export type EndpointQuestion<R extends CachedRegister, S extends Subject> = {
	readonly endpoint: Pick<Endpoint, 'name' | 'reply'>;
	readonly register: R;
	readonly subject: S;
	readonly refresh: boolean;
	/** As whom the costs are counted; called only where no reply is ready. */
	readonly asker: () => Asker;
	/** Who asks, and what they read; absent where no picture can be shown. */
	readonly reader?: { readonly visitor: RequestVisitor; readonly read: ChallengeSolution | null };
};

/** Answers an endpoint's questions about one register, kept answers without a look into the store. */
export type Replying = <R extends CachedRegister, Data, S extends Subject>(
	question: EndpointQuestion<R, S>,
	presenter: Presenter<R, Data, S>,
) => Promise<CheckReply<Data> | PreparedReply>;

/** The first step of an answer: a reply that is ready, else what the next step, answer-cache, answers. */
export function createReplying(
	answers: Answers,
	deps: Pick<Deps, 'store' | 'clock'> & { readonly metrics: Metrics },
): Replying {
	const replies = createPreparedReplies(deps.clock);
	const pictures = createPictures(deps);
	return async ({ endpoint, register, subject, refresh, asker, reader }, presenter) => {
		const key = `${endpoint.name} ${subjectKey(subject)}`;
		if (refresh) replies.forget(key);
		const ready = replies.get(key);
		if (ready) {
			deps.metrics.served(register, 'memory');
			return ready;
		}
		const picture = reader?.read ? pictures.recognise(reader.read, reader.visitor) : null;
		const answered = await answers.answer({
			register,
			subject,
			refresh,
			asker: asker(),
			reader: reader && { visitorId: reader.visitor.id, picture },
		});
		const challenge =
			reader && answered.kind === 'asked' ? pictures.show(answered.answer, reader.visitor) : null;
		const reply = toReply(answered, subject, presenter, challenge);
		if (answered.kind !== 'kept') return reply;
		return replies.prepare(key, endpoint.reply, reply, answered.cachedUntil);
	};
}
