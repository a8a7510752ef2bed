import type { Answer } from '../../answer.ts';
import { answerOfRows } from '../../answer-of-rows.ts';
import { openDetailsPages } from '../../confirming.ts';
import { readSpellings } from '../../json/pages.ts';
import type { PersonQuestion, PersonSupplier } from '../../person-register.ts';
import type { PersonFacts } from '../../registers/person.ts';
import { spellingsOfName } from '../../spellings.ts';
import type { PersonSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { matchListed, mayBePerson, readEfrsbBankruptcy } from './bankruptcy.ts';
import { createEfrsbCalls, type EfrsbCalls } from './calls.ts';
import { readListed } from './wire.ts';

/** 45 people of one name: at a reader's rate more would leave no time for their cards. */
const MOST_PAGES = 3;

/** The bankruptcy register's page: a list by name, a card with the birth date each. See README.md. */
export function createEfrsb({ settings, transport, now }: PersonSupplierNeeds): PersonSupplier {
	const { url, cardUrl } = settings;
	const calls = createEfrsbCalls({ url, cardUrl: cardUrl ?? url, transport });
	return supplierOf('efrsb', { bankruptcy: (question) => askBankruptcy(calls, question, now) });
}

async function askBankruptcy(
	calls: EfrsbCalls,
	{ person, signal }: PersonQuestion,
	now: () => Date,
): Promise<Answer<PersonFacts['bankruptcy']>> {
	const spellings = spellingsOfName(person).map(
		(name) => (offset: number) => calls.list(name, offset, signal),
	);
	const list = await readSpellings(spellings, MOST_PAGES);
	const asOf = now();
	if (!list.ok) return { source: 'efrsb', asOf, ...list.failure };
	const listed = list.rows.map(readListed).filter((row) => row !== null);
	const known = { source: 'efrsb', asOf, raw: list.raw } as const;
	if (listed.length === 0 && list.rows.length > 0) {
		return { ...known, state: 'unreadable', detail: 'no row has a name' };
	}
	const ours = listed.filter((row) => mayBePerson(person, row));
	const cards = await openDetailsPages(ours, signal, async ({ guid }, ends) =>
		guid === null ? { record: null, silent: false } : calls.card(guid, ends),
	);
	if (signal.aborted)
		return { source: 'efrsb', asOf, state: 'unreachable', detail: 'the question was given up' };
	const rows = ours.flatMap((row, place) => {
		const match = matchListed(person, row, cards[place] ?? null);
		return match === null ? [] : [readEfrsbBankruptcy(row, match)];
	});
	const skipped = list.unread + list.rows.length - listed.length;
	return answerOfRows(known, { rows, skipped, failed: list.failed });
}
