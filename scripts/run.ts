import { StartError } from '@avtosverka/server/start-error';

/** Settings as they stand in an environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How long an orderly end may take, in ms, before the process is ended anyway. */
const END_WITHIN = 10_000;

/** How often to look whether npm is still there, in ms. */
const PARENT_CHECK_MS = 500;

/** Throws StartError when the setting is not a port. */
export function readPort(env: Environment, setting: string, usual: number): number {
	const text = env[setting]?.trim();
	if (!text) return usual;
	if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);

	throw new StartError(`Настройка ${setting}: нужно целое число от 0 до 65535, а задано «${text}».`);
}

/** What runs, where it listens if it does, and what its end takes before anything is cut short, ms. */
type Running = { close(): Promise<void>; readonly url?: string; readonly drainMs?: number };

/**
 * Starts something and lets it run until Ctrl+C or SIGTERM, then closes it and exits with 0.
 * A StartError is one sentence on stderr and exit code 1. The process that forked this one is sent `{ url }`.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
	let drainMs = 0;
	const stopped = stopAsked(() => drainMs + END_WITHIN);

	const running = await start().catch((error: unknown) => {
		if (!(error instanceof StartError)) throw error;
		console.error(error.message);
		process.exit(1);
	});

	drainMs = running.drainMs ?? 0;
	process.send?.({ url: running.url ?? '' });
	await stopped;
	await running.close();
	process.exit(0);
}

/**
 * Ctrl+C may reach us twice, from the terminal and from npm: signals after the first one say nothing new.
 * Anyone who ends npm alone leaves us without a parent and without a signal: that is taken for one.
 */
function stopAsked(endWithin: () => number): Promise<void> {
	return new Promise((resolve) => {
		const stop = () => {
			resolve();
			setTimeout(() => process.exit(1), endWithin()).unref();
		};
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

		const parent = process.ppid;
		if (process.env.npm_lifecycle_event) {
			setInterval(() => {
				if (process.ppid !== parent) stop();
			}, PARENT_CHECK_MS).unref();
		}
	});
}
