import { readFileSync } from 'node:fs';
import { AS_OF, scripted } from '../../../html/testing/scripted.ts';
import type { OutgoingRequest, TransportResult } from '../../../transport/reply.ts';
import { createEfrsb } from '../supplier.ts';

const SETTINGS = {
	url: 'http://efrsb.test/',
	key: null,
	report: null,
	cardUrl: 'http://card.test/',
};

// biome-ignore lint/suspicious/noExplicitAny: foreign JSON of any shape
export type Json = any;

export function jsonOf(name: string): Json {
	return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
}

type Answers = (request: OutgoingRequest) => TransportResult | Promise<TransportResult>;

/** A supplier that talks to a script for the list and one for the cards, and what it has sent. */
export function play(list: Answers, card: Answers, settings: Partial<typeof SETTINGS> = {}) {
	const transport = scripted((request) =>
		request.url.startsWith('http://card.test/') ? card(request) : list(request),
	);
	const supplier = createEfrsb({
		settings: { ...SETTINGS, ...settings },
		transport,
		now: () => AS_OF,
		pollEveryMs: 1_000,
	});
	return { supplier, sent: transport.sent };
}
