import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Health } from './server-child.ts';

/** A server in a process of its own. */
export type FuzzedServer = {
	readonly url: string;
	readonly pid: number;
	/** Memory after a collection, and what its log says of errors. Rejects when the process has ended. */
	health(): Promise<Health>;
	/** The code it has ended with, if it has; null while it runs. */
	ended(): number | string | null;
	/** Ends it; gives its exit code. */
	stop(): Promise<number | null>;
};

/** Starts a server over the given settings alone. */
export async function startFuzzedServer(env: Readonly<Record<string, string>>): Promise<FuzzedServer> {
	const child = fork(fileURLToPath(new URL('./server-child.ts', import.meta.url)), {
		execArgv: ['--expose-gc'],
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	child.send({ env });
	const { url } = await nextMessage<{ url: string }>(child);
	return {
		url,
		pid: child.pid ?? 0,
		health() {
			child.send('health');
			return nextMessage<Health>(child);
		},
		ended: () => child.exitCode ?? child.signalCode,
		async stop() {
			if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
			const exit = once(child, 'exit');
			child.kill('SIGTERM');
			const [code] = (await exit) as [number | null];
			return code;
		},
	};
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
	return new Promise((resolve, reject) => {
		const onExit = (code: number | null) => reject(new Error(`the server has ended with ${code}`));
		child.once('exit', onExit);
		child.once('message', (message) => {
			child.off('exit', onExit);
			resolve(message as Message);
		});
	});
}
