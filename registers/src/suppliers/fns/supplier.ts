import type { Answer } from '../../answer.ts';
import { pause } from '../../async/pause.ts';
import type { PersonSupplier } from '../../person-register.ts';
import type { InnFacts } from '../../registers/inn.ts';
import { MOST_SPELLINGS, spellingsOfName } from '../../spellings.ts';
import type { PersonSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { createFnsCalls, type FnsCallsOptions, type InnReply } from './calls.ts';

export type FnsOptions = PersonSupplierNeeds & Partial<Pick<FnsCallsOptions, 'wait'>>;

/** ФНС's page «Узнай ИНН»: a search by name, birth date and passport, polled. See README.md. */
export function createFns({
	settings,
	transport,
	now,
	pollEveryMs,
	wait = pause,
}: FnsOptions): PersonSupplier {
	const calls = createFnsCalls({ url: settings.url, transport, pollEveryMs, wait });
	return supplierOf('fns', {
		async inn({ person, signal }) {
			const spellings = spellingsOfName(person).slice(0, MOST_SPELLINGS);
			const reply = await calls.ask(
				spellings.map((name) => ({ ...person, ...name })),
				signal,
			);
			return answerOf(reply, now());
		},
	});
}

/** It never says «nothing»: that a person has no INN is a finding too. */
function answerOf(reply: InnReply, asOf: Date): Answer<InnFacts> {
	if (!reply.ok) return { source: 'fns', asOf, ...reply.failure };
	const { facts, raw } = reply;
	const origin = { source: 'fns', asOf, raw, facts } as const;
	// Several people fit: neither found nor not.
	return facts.kind === 'several'
		? { ...origin, state: 'partial', skippedRows: 0 }
		: { ...origin, state: 'found' };
}
