import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A measured server in a process of its own, so that the load and its target do not share an event loop. */
export type Child = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a module that answers its first message with `{ url }`, or ends with an error. */
export async function startChild(
	module: string,
	message: object,
	env: NodeJS.ProcessEnv = {},
): Promise<Child> {
	const child = fork(fileURLToPath(new URL(module, import.meta.url)), {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	child.send(message);
	const url = await firstUrl(child, module);
	return { url, stop: () => stop(child) };
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
