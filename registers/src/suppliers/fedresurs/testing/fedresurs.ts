import { readFileSync } from 'node:fs';
import { AS_OF, scripted } from '../../../html/testing/scripted.ts';
import type { OutgoingRequest, TransportResult } from '../../../transport/reply.ts';
import { createFedresurs } from '../supplier.ts';

const SETTINGS = {
	url: 'http://fedresurs.test/',
	key: null,
	report: null,
	notaryUrl: 'http://notary.test/',
};

// biome-ignore lint/suspicious/noExplicitAny: foreign JSON of any shape
export type Json = any;

export const fixture = (name: string) =>
	readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

export function jsonOf(name: string): Json {
	return JSON.parse(fixture(`${name}.json`));
}

type Answers = (request: OutgoingRequest) => TransportResult | Promise<TransportResult>;

/** A supplier that talks to a script for the list and one for the notary's pages, and what it has sent. */
export function play(list: Answers, notice: Answers, settings: { readonly notaryUrl?: null } = {}) {
	const transport = scripted((request) =>
		request.url.startsWith('http://notary.test/') ? notice(request) : list(request),
	);
	const supplier = createFedresurs({
		settings: { ...SETTINGS, ...settings },
		transport,
		now: () => AS_OF,
		pollEveryMs: 1_000,
	});
	return { supplier, sent: transport.sent };
}
