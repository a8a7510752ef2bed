import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('./testing/server-process.ts', import.meta.url));
const VINS = Array.from({ length: 8 }, (_, at) => `XTAGFL110KY40${1000 + at}`);
/** Its supplier takes the question and says nothing. */
const HANGING_VIN = 'XTAGFL110KY100111';
const CALLS_TAKE_MS = 300;
/** Docs promise 30 s to whoever supervises the process; it has to be well within. */
const ENDS_WITHIN_MS = 14_000;

type Checked = {
	readonly data: unknown;
	readonly meta: { readonly state: string; readonly cached: boolean };
};
type Server = { readonly url: string; readonly child: ChildProcess };

let dataDir: string;
let left: ChildProcess[];

beforeEach(async () => {
	left = [];
	dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-stop-'));
	// The store of root runs under another account, which has to enter.
	await chmod(dataDir, 0o755);
});
afterEach(async () => {
	await Promise.all(left.map(stop));
	await rm(dataDir, { recursive: true });
});

async function start(env: Record<string, string>): Promise<Server> {
	const child = spawn(process.execPath, [SERVER], {
		stdio: ['ignore', 'pipe', 'inherit'],
		env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: '0', BOT_PROTECTION: 'off', LOG_LEVEL: 'info' },
	});
	left.push(child);
	for await (const line of createInterface({ input: child.stdout })) {
		if (line.startsWith('url ')) {
			child.stdout.resume();
			return { url: line.slice('url '.length), child };
		}
	}
	throw new Error(`the server ended with ${child.exitCode} before it listened`);
}

async function stop(child: ChildProcess): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const exit = once(child, 'exit');
	child.kill('SIGTERM');
	return (await exit)[0] as number | null;
}

async function check(url: string): Promise<Checked> {
	const reply = await fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
	expect(reply.status).toBe(200);
	return (await reply.json()) as Checked;
}

/** The basic card and the ten checks of every car, all at once. */
const PATHS = VINS.flatMap((vin) => [
	`/v1/getBase/${vin}/1`,
	...SECTIONS.map((section) => SECTION_CATALOGUE[section].path(vin, 'off')),
]);

test('a server that is told to stop under load loses no question and no answer', {
	timeout: 90_000,
}, async () => {
	const sandbox = await startSandbox({ port: 0, pace: 0, latencyMs: CALLS_TAKE_MS });
	const settings = { ...sandboxSettings(sandbox.url), SANDBOX_PORT: String(sandbox.port), MANNERS: 'bench' };

	const first = await start(settings);
	const asking = Promise.all(PATHS.map((path) => check(first.url + path)));
	const hanging = check(first.url + SECTION_CATALOGUE.dtp.path(HANGING_VIN, 'off'));
	// All questions are with the suppliers by then, and none of them can have an answer.
	await wait(CALLS_TAKE_MS - 50);
	const told = performance.now();
	const ended = stop(first.child);
	const answered = await asking;
	expect((await hanging).meta.state).toBe('unreachable');
	expect(await ended).toBe(0);
	expect(performance.now() - told).toBeLessThan(ENDS_WITHIN_MS);
	expect(answered.filter(({ meta }) => meta.cached)).toEqual([]);
	const settled = answered.map(({ meta }) => ['found', 'clear', 'partial'].includes(meta.state));
	expect(settled).toEqual(PATHS.map(() => true));

	// Nobody can be asked any more: what the next process knows was kept.
	await sandbox.close();
	const second = await start(settings);
	const again = await Promise.all(PATHS.map((path) => check(second.url + path)));
	expect(again.map(({ meta }) => meta.cached)).toEqual(PATHS.map(() => true));
	expect(again.map(({ data }) => data)).toEqual(answered.map(({ data }) => data));
	expect(await stop(second.child)).toBe(0);
});
