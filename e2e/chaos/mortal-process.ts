import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
	/** Ends it in order, then starts it anew: from now on as the program in that folder. */
	restart(program: string): Promise<void>;
	signal(name: 'SIGSTOP' | 'SIGCONT'): void;
	/** Ends it in order. */
	stop(): Promise<void>;
};

const MODULES = { server: 'e2e/chaos/server-child.ts', worker: 'e2e/chaos/worker-child.ts' } as const;
const PROGRAM = fileURLToPath(new URL('../../', import.meta.url));

/** @param env all that the process knows of settings */
export function startMortalProcess(
	kind: keyof typeof MODULES,
	env: Readonly<Record<string, string>>,
): MortalProcess {
	let program = PROGRAM;
	let child: ChildProcess;
	let url: string | null;
	let isUp: boolean;
	let starting: Promise<void>;
	start();

	function start(): void {
		url = null;
		isUp = false;
		child = fork(join(program, MODULES[kind]), {
			env: { PATH: process.env.PATH ?? '', ...env },
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		});
		const started = child;
		starting = new Promise((resolve, reject) => {
			started.once('message', (message) => {
				url = (message as { url: string | null }).url;
				isUp = true;
				resolve();
			});
			started.once('exit', (code, signal) => {
				if (child === started) {
					url = null;
					isUp = false;
				}
				if (signal !== 'SIGKILL') reject(new Error(`a ${kind} ended by itself with ${code ?? signal}`));
			});
		});
		// Those who wait get it; while nobody does, it must not end the run.
		starting.catch(() => {});
	}

	async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, 'exit');
		child.kill(signal);
		await ended;
	}

	return {
		get url() {
			return url;
		},
		get isUp() {
			return isUp;
		},
		up: () => starting,
		async killAndStart() {
			url = null;
			isUp = false;
			await end('SIGKILL');
			start();
		},
		kill: () => end('SIGKILL'),
		async restart(newer) {
			program = newer;
			await end('SIGTERM');
			start();
		},
		signal: (name) => void child.kill(name),
		stop: () => end('SIGTERM'),
	};
}
