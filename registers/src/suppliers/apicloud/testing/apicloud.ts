import { readFileSync } from 'node:fs';
import type { Answer } from '../../../answer.ts';
import { AS_OF, page, scripted } from '../../../html/testing/scripted.ts';
import type { OrderBudget } from '../../../order-budget.ts';
import { countingBudget } from '../../../testing/budgets.ts';
import type { OutgoingRequest, TransportResult } from '../../../transport/reply.ts';
import { createApicloudAboutPeople } from '../person-supplier.ts';
import { createApicloud } from '../supplier.ts';

export const SETTINGS = {
	url: 'http://apicloud.test/api/',
	key: 'token-of-thirty-two-characters-00',
	report: null,
};

// biome-ignore lint/suspicious/noExplicitAny: tests take foreign JSON apart as they like
export type Json = any;

/** A fixture, fresh for every caller. */
export function jsonOf(name: string): Json {
	return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
}

/** A reply with this JSON, or this text. */
export function reply(json: unknown, status = 200): TransportResult {
	return page(typeof json === 'string' ? json : JSON.stringify(json), {
		status,
		headers: { 'content-type': 'application/json; charset=utf-8' },
	});
}

/** Both halves of the supplier over one transport with these answers; the last one repeats. */
export function play(...answers: readonly TransportResult[]) {
	return playWithin(countingBudget(), ...answers);
}

/** The same within a budget. */
export function playWithin(budget: OrderBudget, ...answers: readonly TransportResult[]) {
	let place = 0;
	const transport = scripted((_: OutgoingRequest) => answers[Math.min(place++, answers.length - 1)]!);
	const needs = { settings: SETTINGS, transport, budget, now: () => AS_OF };
	return {
		cars: createApicloud(needs),
		people: createApicloudAboutPeople({ ...needs, pollEveryMs: 5 }),
		sent: transport.sent,
		/** File and query of what was sent, in order. */
		asked: () =>
			transport.sent.map(({ url }) => {
				const { pathname, searchParams } = new URL(url);
				return { file: pathname.split('/').at(-1), ...Object.fromEntries(searchParams) };
			}),
	};
}

/** The facts of an answer that must have some. */
export function factsOf<Facts>(answer: Answer<Facts>): Facts {
	if (answer.state !== 'found' && answer.state !== 'partial') throw new Error(`it is ${answer.state}`);
	return answer.facts;
}
