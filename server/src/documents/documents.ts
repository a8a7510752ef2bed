import { Worker } from 'node:worker_threads';
import type { Logger } from '../deps.ts';
import type { BrokenPart, DocumentRequest, Drawn } from './worker.ts';

/** PDFs, of every kind. Drawing takes some hundred ms of a processor, so one thread does it. */
export type Documents = {
	/**
	 * The bytes of a document. Rejects where it cannot be drawn within a minute.
	 * @param drawer the address of a module that exports a `Drawer` alone
	 * @param input what it takes: plain data
	 */
	draw(drawer: URL, input: object): Promise<Buffer>;
	/** How many are being drawn or wait for it. */
	underWay(): number;
	close(): Promise<void>;
};

const DRAWN_WITHIN_MS = 60_000;
/** The thread with its fonts holds some 100 MB; it ends after being idle for so long. */
const IDLE_FOR_MS = 60_000;

/** Several times what the longest document takes: an endless report ends its thread, not the server. */
const MEMORY = { maxOldGenerationSizeMb: 768 } as const;

type Waiting = {
	readonly resolve: (bytes: Buffer) => void;
	readonly reject: (error: Error) => void;
	readonly timer: NodeJS.Timeout;
};

/** Draws in a thread, which begins with the first document. */
export function createDocuments({ log }: { readonly log: Pick<Logger, 'error'> }): Documents {
	const waiting = new Map<number, Waiting>();
	let worker: Worker | null = null;
	let idle: NodeJS.Timeout | undefined;
	let requests = 0;

	function settle(id: number, how: (one: Waiting) => void): void {
		const one = waiting.get(id);
		if (!one) return;
		waiting.delete(id);
		clearTimeout(one.timer);
		how(one);
		if (waiting.size === 0) idle = setTimeout(end, IDLE_FOR_MS, 'idle').unref();
	}

	async function end(why: string): Promise<void> {
		const ended = worker;
		worker = null;
		clearTimeout(idle);
		for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(new Error(`Not drawn: ${why}`)));
		clearTimeout(idle);
		await ended?.terminate();
	}

	function begin(): Worker {
		const begun = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: MEMORY });
		// A process that has nothing else to do may end.
		begun.unref();
		begun.on('message', (message: Drawn | BrokenPart) => {
			if ('part' in message) {
				log.error({ rule: message.part, error: message.place }, 'a part of the decision threw');
				return;
			}
			settle(message.id, ({ resolve, reject }) =>
				'bytes' in message
					? resolve(Buffer.from(message.bytes))
					: reject(new Error(`Not drawn: ${message.failed}`)),
			);
		});
		begun.on('error', ({ name }) => {
			if (worker === begun) void end(name);
		});
		return begun;
	}

	return {
		draw(drawer, input) {
			clearTimeout(idle);
			worker ??= begin();
			requests += 1;
			const id = requests;
			const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
			const timer = setTimeout(() => void end('too slow'), DRAWN_WITHIN_MS);
			waiting.set(id, { resolve, reject, timer });
			worker.postMessage({ id, drawer: drawer.href, input } satisfies DocumentRequest);
			return promise;
		},
		underWay: () => waiting.size,
		close: () => end('closing'),
	};
}
