import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** A server in a process of its own. */
export type SpawnedServer = {
	/** Address without a slash at its end. */
	readonly url: string;
	/** Tells it to end, as a supervisor does, and waits; gives its exit code, null when something killed it. */
	end(): Promise<number | null>;
	/** Ends it as a crash does: it can do nothing about it. */
	kill(): Promise<void>;
};

/** Starts a server with these settings besides the process's own; rejects when it ends before it listens. */
export async function spawnServer(settings: Readonly<Record<string, string>>): Promise<SpawnedServer> {
	const child = spawn(process.execPath, [SERVER], {
		stdio: ['ignore', 'pipe', 'inherit'],
		env: { ...process.env, ...settings },
	});
	for await (const line of createInterface({ input: child.stdout })) {
		if (!line.startsWith('url ')) continue;
		child.stdout.resume();
		return {
			url: line.slice('url '.length),
			end: () => stop(child, 'SIGTERM'),
			async kill() {
				await stop(child, 'SIGKILL');
			},
		};
	}
	throw new Error(`the server ended with ${child.exitCode} before it listened`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const exit = once(child, 'exit');
	child.kill(signal);
	return (await exit)[0] as number | null;
}
