import { beginBackground } from './background.ts';
import { buildDeps, type Endings, endAll } from './build-deps.ts';
import { chooseProductionLibraries, type Environment, readConfig } from './config.ts';
import { createLog } from './log.ts';
import type { StartOptions } from './start.ts';

/** A process that does jobs and serves nothing. */
export type RunningWorker = {
	/** Sentences for the person who started it; empty when nothing is unusual. */
	readonly notes: readonly string[];
	/** Takes no more jobs, gives back what is not finished in time, then ends the store. */
	close(): Promise<void>;
};

/**
 * Starts a worker on the store of an installation, beside its server or without it. Throws StartError with
 * one sentence for a person where the reason is a setting or the machine.
 */
export async function startWorker(
	environment?: Environment,
	options: StartOptions = {},
): Promise<RunningWorker> {
	const config = readConfig(environment);
	const log = createLog(config.logLevel, options.logTo);
	chooseProductionLibraries();
	const endings: Endings = [];
	try {
		const { deps, notes } = await buildDeps(config, options, { log, works: true, endings });
		const background = await beginBackground(deps);
		endings.push(() => background.stop());
		return { notes, close: () => endAll(endings, log) };
	} catch (error) {
		await endAll(endings, log);
		throw error;
	}
}
