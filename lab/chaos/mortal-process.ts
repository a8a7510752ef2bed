import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '@avtosverka/harness/settings';
import { forkProcess, type OwnProcess } from '@avtosverka/harness/start-process';

/** A server or a worker that is killed again and again, and started again each time. */
export type MortalProcess = {
	/** Where a server listens; null while it does not, and of a worker. */
	readonly url: string | null;
	/** False until it has started. */
	readonly isUp: boolean;
	/** Resolves once it has started; rejects when it ended by itself. */
	up(): Promise<void>;
	/** `kill -9`, then a new start. */
	killAndStart(): Promise<void>;
	/** `kill -9`, for good. */
	kill(): Promise<void>;
	/** Ends it in order, then starts it again: from now on as the program in that folder. */
	restart(program: string): Promise<void>;
	signal(name: 'SIGSTOP' | 'SIGCONT'): void;
	/** Ends it in order. */
	stop(): Promise<void>;
};

const PROGRAM = fileURLToPath(new URL('../../', import.meta.url));

/** @param env all that the process knows of settings */
export function startMortalProcess(kind: 'server' | 'worker', env: Settings): MortalProcess {
	let program = PROGRAM;
	let running = start();

	function start(): OwnProcess {
		return forkProcess(join(program, 'harness/src/programs', `${kind}.ts`), { env });
	}
	return {
		get url() {
			return running.ended === null ? running.url || null : null;
		},
		get isUp() {
			return running.isReady && running.ended === null;
		},
		up: () => running.ready,
		async killAndStart() {
			await running.kill();
			running = start();
		},
		kill: () => running.kill(),
		async restart(newer) {
			program = newer;
			await running.stop();
			running = start();
		},
		signal: (name) => running.signal(name),
		async stop() {
			await running.stop();
		},
	};
}
