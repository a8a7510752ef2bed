import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Settings } from './settings.ts';

export type ProcessOptions = {
	/** Its whole environment, except PATH. */
	readonly env: Settings;
	readonly execArgv?: readonly string[];
	/** A file for its output; by default that goes to this process's own. */
	readonly logFile?: string;
};

/** A process that this one has started; `await using` stops it. */
export type OwnProcess = AsyncDisposable & {
	/** Resolves once it reports that it runs; rejects when it ends before that. */
	readonly ready: Promise<void>;
	readonly isReady: boolean;
	/** Where it listens; empty until it is ready, and when it does not listen. */
	readonly url: string;
	readonly pid: number;
	/** Its exit code or the signal that ended it; null while it runs. */
	readonly ended: number | NodeJS.Signals | null;
	/** Asks a program of `programs/` one question at a time, by its name. Rejects when it ends. */
	ask<Answer>(question: string, value?: unknown): Promise<Answer>;
	signal(name: NodeJS.Signals): void;
	/** Sends SIGTERM and waits; gives the exit code, null when it was killed. */
	stop(): Promise<number | null>;
	/** Sends SIGKILL and waits. */
	kill(): Promise<void>;
};

/** Starts a program that reports where it listens (`runUntilStopped` of scripts/run.ts), without waiting. */
export function forkProcess(program: URL | string, { env, execArgv, logFile }: ProcessOptions): OwnProcess {
	const file = typeof program === 'string' ? program : fileURLToPath(program);
	const output = logFile === undefined ? 'inherit' : 'pipe';
	const child = fork(file, {
		env: { PATH: process.env.PATH ?? '', ...env },
		execArgv: [...(execArgv ?? [])],
		stdio: ['ignore', output, output, 'ipc'],
	});
	const closed = logFile === undefined ? once(child, 'exit') : writtenDown(child, logFile);
	let url = '';
	let isReady = false;
	const ready = nextMessage<{ readonly url: string }>(child).then((message) => {
		url = message.url;
		isReady = true;
	});
	// An unhandled rejection would end this process; `ready` itself still rejects.
	ready.catch(() => {});
	async function end(signal: NodeJS.Signals): Promise<number | null> {
		if (child.exitCode === null && child.signalCode === null) child.kill(signal);
		await closed;
		return child.exitCode;
	}
	const stop = () => end('SIGTERM');
	return {
		ready,
		get isReady() {
			return isReady;
		},
		get url() {
			return url;
		},
		pid: child.pid ?? 0,
		get ended() {
			return child.exitCode ?? child.signalCode;
		},
		ask: <Answer>(question: string, value?: unknown) =>
			new Promise<Answer>((resolve, reject) => {
				nextMessage<{ readonly answer: Answer }>(child).then(({ answer }) => resolve(answer), reject);
				child.send({ question, value }, (error) => error && reject(error));
			}),
		signal: (name) => void child.kill(name),
		stop,
		async kill() {
			await end('SIGKILL');
		},
		async [Symbol.asyncDispose]() {
			await stop();
		},
	};
}

/** Starts a program and waits until it is ready. Throws when it ends before that. */
export async function startProcess(program: URL | string, options: ProcessOptions): Promise<OwnProcess> {
	const started = forkProcess(program, options);
	await started.ready;
	return started;
}

/** The last output may reach the file only after the process has ended. */
async function writtenDown(child: ChildProcess, logFile: string): Promise<void> {
	const log = createWriteStream(logFile, { flags: 'a' });
	child.stdout?.pipe(log, { end: false });
	child.stderr?.pipe(log, { end: false });
	await once(child, 'close');
	log.end();
	await once(log, 'close');
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
	return new Promise((resolve, reject) => {
		const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
			reject(new Error(`${child.spawnargs.at(-1)} ended with ${code ?? signal}`));
		child.once('exit', onExit);
		child.once('message', (message) => {
			child.off('exit', onExit);
			resolve(message as Message);
		});
	});
}
