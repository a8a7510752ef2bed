import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Broken, type Target } from './attack.ts';

/** How a server fared while something went on. */
export type WatchResult = {
	/** Memory of the process before, and the most of it meanwhile, in bytes. */
	readonly before: number;
	readonly most: number;
	/** The longest that `/healthz` took, in ms. */
	readonly slowestHealthMs: number;
};

const CHECK_EVERY_MS = 100;
const HEALTH_PATIENCE_MS = 60_000;
const MEBIBYTE = 2 ** 20;

async function residentBytes(pid: number): Promise<number> {
	const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
	return Number(stdout) * 1024;
}

async function healthMs(url: string): Promise<number> {
	const began = performance.now();
	const reply = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(HEALTH_PATIENCE_MS) });
	await reply.text();
	if (reply.status !== 200) throw new Broken(`/healthz said ${reply.status}`);
	return performance.now() - began;
}

/** Looks at memory and health, without a pause, as long as the work goes on and once after it. */
export async function watch({ server, url }: Target, work: () => Promise<void>): Promise<WatchResult> {
	const before = await residentBytes(server.pid);
	let most = before;
	let slowestHealthMs = 0;
	let goesOn = true;
	const check = async () => {
		slowestHealthMs = Math.max(slowestHealthMs, await healthMs(url));
		most = Math.max(most, await residentBytes(server.pid));
	};
	const checking = (async () => {
		while (goesOn) {
			await check();
			await pause(CHECK_EVERY_MS);
		}
	})();
	try {
		await Promise.race([work(), checking]);
	} finally {
		goesOn = false;
	}
	await checking;
	await check();
	return { before, most, slowestHealthMs };
}

/** In words: `120 → 180 MiB, /healthz within 30 ms`. */
export function inWords({ before, most, slowestHealthMs }: WatchResult): string {
	const mebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE);
	return `${mebibytes(before)} → ${mebibytes(most)} MiB, /healthz within ${Math.round(slowestHealthMs)} ms`;
}

/** Throws unless memory grew by no more than this and the health check was there all the while. */
export function withstood(
	watched: WatchResult,
	{ grownMebibytes = 400, healthWithinMs = 5_000 } = {},
): string {
	const words = inWords(watched);
	const grown = (watched.most - watched.before) / MEBIBYTE;
	if (grown > grownMebibytes) throw new Broken(`memory grew by more than ${grownMebibytes} MiB: ${words}`);
	if (watched.slowestHealthMs > healthWithinMs)
		throw new Broken(`health took longer than ${healthWithinMs} ms: ${words}`);
	return words;
}
