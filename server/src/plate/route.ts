import { getBaseByPlate, getVinByPlate } from '@avtosverka/contract/plate';
import type { Registers } from '@avtosverka/registers/registers';
import type { FastifyInstance } from 'fastify';
import { type Answers, createAnswers } from '../answers/answer-cache.ts';
import { createReplying } from '../answers/reply-cache.ts';
import type { Deps } from '../deps.ts';
import { askerOf } from '../http/guards/asker.ts';
import { serve } from '../http/serve.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { plateBase, plateVin } from './present.ts';

/** Serves the VIN behind a plate and what is known of its car; tests may shorten the limits. */
export function registerPlate(
	app: FastifyInstance,
	deps: Deps & { readonly registers: Registers; readonly metrics: Metrics },
	answers: Answers = createAnswers(deps),
): void {
	const replying = createReplying(answers, deps);
	serve(app, deps, getVinByPlate, ({ params: { plate }, refresh, ...call }) => {
		const subject = { kind: 'plate', plate } as const;
		const question = { endpoint: getVinByPlate, register: 'plate', subject, refresh } as const;
		return replying({ ...question, asker: () => askerOf(call) }, plateVin);
	});
	serve(app, deps, getBaseByPlate, ({ params: { plate }, refresh, ...call }) => {
		const subject = { kind: 'plate', plate } as const;
		const question = { endpoint: getBaseByPlate, register: 'plate', subject, refresh } as const;
		return replying({ ...question, asker: () => askerOf(call) }, plateBase);
	});
	// Before the server waits for its requests: some of them wait for these answers.
	app.addHook('preClose', () => answers.finish());
}
