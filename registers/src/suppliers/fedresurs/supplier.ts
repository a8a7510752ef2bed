import type { Answer } from '../../answer.ts';
import { answerOfRows } from '../../answer-of-rows.ts';
import { openDetailsPages } from '../../confirming.ts';
import { readSpellings } from '../../json/pages.ts';
import type { PersonQuestion, PersonSupplier } from '../../person-register.ts';
import type { PersonFacts } from '../../registers/person.ts';
import { spellingsOfName } from '../../spellings.ts';
import type { PersonSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { createFedresursCalls, type FedresursCalls } from './calls.ts';
import { matchNotice, readPledge } from './pledge.ts';
import { readFedresursNotice } from './wire.ts';

/** 45 notices under one name: at a reader's rate more would leave no time for their pages. */
const MOST_PAGES = 3;

/** Федресурс's search among notices of pledge, and the notary's page for each. See README.md. */
export function createFedresurs({ settings, transport, now }: PersonSupplierNeeds): PersonSupplier {
	const { url, notaryUrl = null } = settings;
	const calls = createFedresursCalls({ url, notaryUrl, transport });
	return supplierOf('fedresurs', { pledge: (question) => askPledges(calls, question, now) });
}

async function askPledges(
	calls: FedresursCalls,
	{ person, signal }: PersonQuestion,
	now: () => Date,
): Promise<Answer<PersonFacts['pledge']>> {
	const spellings = spellingsOfName(person).map(
		(name) => (offset: number) => calls.list(name, offset, signal),
	);
	const list = await readSpellings(spellings, MOST_PAGES);
	const asOf = now();
	if (!list.ok) return { source: 'fedresurs', asOf, ...list.failure };
	const notices = list.rows.map(readFedresursNotice).filter((notice) => notice !== null);
	const known = { source: 'fedresurs', asOf, raw: list.raw } as const;
	if (notices.length === 0 && list.rows.length > 0) {
		return { ...known, state: 'unreadable', detail: 'no row tells of a notice' };
	}
	const ours = notices.filter((notice) => matchNotice(person, notice, null) !== null);
	const pages = await openDetailsPages(ours, signal, calls.notice);
	if (signal.aborted) {
		return { source: 'fedresurs', asOf, state: 'unreachable', detail: 'the question was given up' };
	}
	const rows = ours.flatMap((notice, place) => {
		const match = matchNotice(person, notice, pages[place] ?? null);
		return match === null ? [] : [readPledge(notice, match)];
	});
	const skipped = list.unread + list.rows.length - notices.length;
	return answerOfRows(known, { rows, skipped, failed: list.failed });
}
