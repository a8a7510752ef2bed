import { getBase, sectionEndpoint } from '@avtosverka/contract/check/endpoints';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Registers } from '@avtosverka/registers/registers';
import type { FastifyInstance } from 'fastify';
import { type Answers, createAnswers } from '../answers/answer-cache.ts';
import { createReplying, type Replying } from '../answers/reply-cache.ts';
import type { CallObserver } from '../call-observer.ts';
import type { Deps } from '../deps.ts';
import { askerOf } from '../http/guards/asker.ts';
import { serve } from '../http/serve.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { answerBase, refusedBase } from './base-card.ts';
import { createIsShown } from './photo/car-photo.ts';
import { registerCarPhoto } from './photo/route.ts';
import { sectionPresenter } from './sections.ts';

type RouteDeps = Deps & {
	readonly registers: Registers;
	readonly metrics: Metrics;
	readonly calls: CallObserver;
};

/** Serves the basic card and the ten checks of a car; tests may bring answers with shorter limits. */
export function registerCheck(
	app: FastifyInstance,
	deps: RouteDeps,
	answers: Answers = createAnswers(deps),
): void {
	const replying = createReplying(answers, deps);
	serveBase(app, deps, answers);
	registerCarPhoto(app, deps);
	for (const section of SECTIONS) serveSection(app, deps, replying, section);
	// Before the server waits for its requests: some of them wait for these answers.
	app.addHook('preClose', () => answers.finish());
}

function serveBase(app: FastifyInstance, deps: Deps, answers: Answers): void {
	const tools = { answers, clock: deps.clock, isShown: createIsShown(deps) };
	const { vinGuesses } = app.served;
	serve(app, deps, getBase, async ({ params, refresh, ...call }) => {
		const subject = { kind: 'vin', vin: params.vin } as const;
		const asker = askerOf(call);
		if (vinGuesses.areTooMany(asker)) return refusedBase(subject);
		const reply = await answerBase(tools, { subject, refresh, asker });
		if (!reply.meta.cached) vinGuesses.count(asker, subject.vin);
		return reply;
	});
}

function serveSection(app: FastifyInstance, deps: Deps, replying: Replying, section: Section): void {
	const endpoint = sectionEndpoint(section);
	const presenter = sectionPresenter(section);
	serve(app, deps, endpoint, ({ params, refresh, visitor, address, picture }) => {
		const subject = { kind: 'vin', vin: params.vin } as const;
		const reader = { visitor, read: picture };
		const asker = () => askerOf({ visitor, address });
		return replying({ endpoint, register: section, subject, refresh, asker, reader }, presenter);
	});
}
