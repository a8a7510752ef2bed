import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A world as `npm start` makes it, in a process and folder of its own. Addresses without a last slash. */
export type WorldProcess = {
	readonly siteUrl: string;
	readonly sandboxUrl: string;
	/** Runs an operator's script on its store, by file name; gives the output, rejects when it fails. */
	operate(script: string, ...words: string[]): Promise<string>;
	/** Ends it and removes its data; rejects when it did not end in order. */
	stop(): Promise<void>;
};

const SCRIPTS = new URL('../scripts/', import.meta.url);
const START = fileURLToPath(new URL('start.ts', SCRIPTS));
const START_WITHIN = 180_000;

/**
 * Starts a world and waits until it is ready; everything it says goes into a file.
 * @param env settings beside those of this process
 */
export async function startWorldProcess(
	logFile: string,
	env: Record<string, string> = {},
): Promise<WorldProcess> {
	const [port, sandboxPort] = [await freePort(), await freePort()];
	const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-e2e-'));
	// Under root the store runs as somebody else: where it may not enter, it would move out and stay behind.
	await chmod(dataDir, 0o755);
	const settings = { ...env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir };
	const itsEnv = { ...process.env, ...settings };
	const child = spawn(process.execPath, [START], { stdio: ['ignore', 'pipe', 'pipe'], env: itsEnv });
	const log = createWriteStream(logFile, { flags: 'a' });
	child.stdout.pipe(log, { end: false });
	child.stderr.pipe(log, { end: false });

	const silent = new Promise<void>((resolve) => child.once('close', () => log.end(resolve)));

	const stop = async () => {
		const code = await endOf(child);
		// What it said last may still be on its way into the file.
		await silent;
		await rm(dataDir, { recursive: true, force: true });
		if (code !== 0) throw new Error(`the world ended with ${code} when it was told to stop: see ${logFile}`);
	};
	const operate = async (script: string, ...words: string[]) => {
		const file = fileURLToPath(new URL(script, SCRIPTS));
		return (await promisify(execFile)(process.execPath, [file, ...words], { env: itsEnv })).stdout;
	};
	const siteUrl = `http://localhost:${port}`;
	const sandboxUrl = `http://localhost:${sandboxPort}`;
	const problem = await untilReady(child, `${siteUrl}/readyz`);
	if (problem) {
		await stop().catch(() => {});
		throw new Error(`${problem}: see ${logFile}`);
	}
	// The sandbox loads its OpenID provider at the first question, which takes longer than a sign-in waits.
	await fetch(`${sandboxUrl}/google/.well-known/openid-configuration`);
	return { siteUrl, sandboxUrl, operate, stop };
}

/** A free port below those that the system hands out, which may be taken before they are bound. */
async function freePort(): Promise<number> {
	for (;;) {
		const server = createServer().listen(randomInt(20_000, 32_000));
		const isFree = await once(server, 'listening').then(
			() => true,
			() => false,
		);
		if (!isFree) continue;
		const { port } = server.address() as AddressInfo;
		server.close();
		await once(server, 'close');
		return port;
	}
}

/** Resolves to nothing when it is ready, else to what went wrong. */
async function untilReady(child: ChildProcess, url: string): Promise<string | undefined> {
	const deadline = Date.now() + START_WITHIN;

	while (Date.now() < deadline) {
		if (child.exitCode !== null) return `the world ended with ${child.exitCode}`;
		const reply = await fetch(url).catch(() => undefined);
		if (reply?.ok) return undefined;
		await wait(200);
	}
	return `the world was not ready within ${START_WITHIN / 1000} s`;
}

function endOf(child: ChildProcess): Promise<number | null> {
	if (child.exitCode !== null) return Promise.resolve(child.exitCode);

	return new Promise((resolve) => {
		child.once('exit', (code) => resolve(code));
		child.kill('SIGTERM');
	});
}
