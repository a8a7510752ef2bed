import { getBaseByPlate, getVinByPlate } from '@avtosverka/contract/plate';
import type { FastifyInstance } from 'fastify';
import { type Answers, createAnswers } from '../../answers/answers.ts';
import { createReplying } from '../../answers/replying.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { plateBase, plateVin } from './present.ts';

/** Serves the VIN behind a plate and what else is known of its car; tests may bring answers with shorter limits. */
export function registerPlate(
	app: FastifyInstance,
	deps: Deps,
	answers: Answers = createAnswers(deps),
): void {
	const replying = createReplying(answers, deps);
	const subjectOf = (plate: ReturnType<typeof getVinByPlate.params.parse>['plate']) =>
		({ kind: 'plate', plate }) as const;
	serve(app, deps, getVinByPlate, ({ params, anew }) =>
		replying(
			{ endpoint: getVinByPlate, register: 'plate', subject: subjectOf(params.plate), anew },
			plateVin,
		),
	);
	serve(app, deps, getBaseByPlate, ({ params, anew }) =>
		replying(
			{ endpoint: getBaseByPlate, register: 'plate', subject: subjectOf(params.plate), anew },
			plateBase,
		),
	);
	// Before the server waits for its requests: some of them wait for these answers.
	app.addHook('preClose', () => answers.finish());
}
