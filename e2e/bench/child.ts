import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Usage } from './parent.ts';

/** A measured process of its own, so that the load and its target do not share an event loop. */
export type Child = {
	readonly url: string;
	/** Carries out an order; gives what the process has used since the order before. */
	tell(order: Order): Promise<Usage>;
	stop(): Promise<void>;
};

/** Starts a module that answers its first message with `{ url }`, or ends with an error. */
export async function startChild(module: string, message: object): Promise<Child> {
	const child = fork(fileURLToPath(new URL(module, import.meta.url)), {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	child.send(message);
	const url = await firstUrl(child, module);
	return {
		url,
		async tell(order) {
			const told = once(child, 'message');
			child.send(order);
			return (await told)[0] as Usage;
		},
		stop: () => stop(child),
	};
}

function firstUrl(child: ChildProcess, module: string): Promise<string> {
	return new Promise((resolve, reject) => {
		child.once('message', (message) => resolve((message as { url: string }).url));
		child.once('exit', (code) => reject(new Error(`${module} ended with ${code} before it listened`)));
	});
}

function stop(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		child.once('exit', () => resolve());
		child.kill('SIGTERM');
	});
}
