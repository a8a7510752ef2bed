import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';

/** A program of Debian's that runs until it is killed, and may be started again over the same data. */
export type Daemon = {
	/** True while it runs. */
	readonly isUp: boolean;
	signal(name: NodeJS.Signals): void;
	/** `kill -9`. */
	kill(): Promise<void>;
	start(): void;
};

export type DaemonOptions = {
	readonly program: string;
	readonly words: readonly string[];
	/** Where its output goes: read only when the cluster does not start. */
	readonly log: string;
	/** PostgreSQL and pgbouncer refuse to run as root. */
	readonly account: { readonly uid: number; readonly gid: number } | null;
};

/** Starts a program in a process group of its own, so that Ctrl+C ends it in our order. */
export function startDaemon({ program, words, log, account }: DaemonOptions): Daemon {
	let child: ChildProcess;
	start();

	function start(): void {
		child = spawn(program, words, {
			...account,
			env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LANG: 'C.UTF-8', PYTHONUNBUFFERED: '1' },
			stdio: ['ignore', 'pipe', 'pipe'],
			detached: true,
			cwd: '/tmp',
		});
		const write = (text: Buffer | string) => appendFileSync(log, text);
		child.stdout?.on('data', write);
		child.stderr?.on('data', write);
		child.once('error', ({ message }) => write(message));
	}

	const isUp = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
	const signal = (name: NodeJS.Signals) => {
		if (isUp()) process.kill(-(child.pid as number), name);
	};
	return {
		get isUp() {
			return isUp();
		},
		signal,
		async kill() {
			if (!isUp()) return;
			const ended = once(child, 'exit');
			signal('SIGKILL');
			await ended;
		},
		start,
	};
}
