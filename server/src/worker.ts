import Fastify from 'fastify';
import { beginBackground } from './background.ts';
import { buildDeps } from './build-deps.ts';
import { type Config, chooseProductionLibraries, type Environment, readConfig } from './config.ts';
import { type Endings, endAll } from './endings.ts';
import { createDraining, type Draining } from './health/draining.ts';
import { registerHealth } from './health/route.ts';
import { closeInTime } from './http/close-in-time.ts';
import { listen } from './http/listen.ts';
import { answerErrors } from './http/replies/errors.ts';
import { carryRequestId } from './http/request-id.ts';
import { serverOptions } from './http/server-options.ts';
import { createLog } from './log.ts';
import { registerMetrics } from './metrics/route.ts';
import type { ServerDeps } from './server-deps.ts';
import type { StartOptions } from './start.ts';

const CLOSE_WITHIN_MS = 1000;

/** A process that does jobs and serves nothing but its health and its metrics. */
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
	const draining = createDraining();
	try {
		const { deps, notes } = await buildDeps(config, options, { log, endings, isWorker: true });
		const background = await beginBackground(deps);
		endings.push(() => background.stop());
		if (config.workerPort !== 0) endings.push(await serveHealth(deps, config, draining));
		const close = async () => {
			await draining.drain(0);
			await endAll(endings, log);
		};
		return { notes, close };
	} catch (error) {
		await endAll(endings, log);
		throw error;
	}
}

/** Answers supervisors on `WORKER_PORT`; gives what ends it. Throws StartError where the port is taken. */
async function serveHealth(
	deps: ServerDeps,
	{ host, workerPort }: Config,
	draining: Draining,
): Promise<() => Promise<void>> {
	const app = Fastify(serverOptions(deps));
	carryRequestId(app, deps.config);
	answerErrors(app, deps.log);
	registerMetrics(app, deps);
	registerHealth(app, { ...deps, telegram: null, max: null }, draining);
	await listen(app, { host, port: workerPort });
	return () => closeInTime(app, CLOSE_WITHIN_MS);
}
