import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server that is killed again and again, and started anew each time. */
export type ServerProcess = {
	/** Null while it does not listen. */
	readonly url: string | null;
	/** Resolves once it listens; rejects when it ended by itself. */
	up(): Promise<void>;
	/** `kill -9`, then a new start. */
	killAndStart(): Promise<void>;
	/** Ends it in order. */
	stop(): Promise<void>;
};

const MODULE = fileURLToPath(new URL('./server-child.ts', import.meta.url));

/** @param env all that the process knows of settings */
export function startServerProcess(env: Readonly<Record<string, string>>): ServerProcess {
	let child: ChildProcess;
	let url: string | null;
	let listening: Promise<void>;
	start();

	function start(): void {
		url = null;
		child = fork(MODULE, {
			env: { PATH: process.env.PATH ?? '', ...env },
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		});
		const started = child;
		listening = new Promise((resolve, reject) => {
			started.once('message', (message) => {
				url = (message as { url: string }).url;
				resolve();
			});
			started.once('exit', (code, signal) => {
				if (child === started) url = null;
				if (signal !== 'SIGKILL') reject(new Error(`a server ended by itself with ${code ?? signal}`));
			});
		});
		// Whoever waits hears of it; while nobody does, it must not end the run.
		listening.catch(() => {});
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
		up: () => listening,
		async killAndStart() {
			url = null;
			await end('SIGKILL');
			start();
		},
		stop: () => end('SIGTERM'),
	};
}
