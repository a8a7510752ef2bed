import type { Answer } from '../../answer.ts';
import { answerOfRows } from '../../answer-of-rows.ts';
import { readSpellings } from '../../json/pages.ts';
import { fitOfLine, isOpenToDoubt } from '../../listed-person.ts';
import type { PersonQuestion, PersonSupplier } from '../../person-register.ts';
import type { PersonFacts } from '../../registers/person.ts';
import type { PersonSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { createFedsfmCalls, type FedsfmCalls } from './calls.ts';
import { spellingsOf } from './spellings.ts';
import { readFedsfmTerrorist } from './terrorist.ts';
import { readLine } from './wire.ts';

/** 400 lines: more than any surname has in a list of some 20 000, and little enough for a question's time. */
const MOST_PAGES = 8;

/** Росфинмониторинг's own search in the list of terrorists and extremists. See README.md. */
export function createFedsfm({ settings, transport, now }: PersonSupplierNeeds): PersonSupplier {
	const calls = createFedsfmCalls({ url: settings.url, transport });
	return supplierOf('fedsfm', { terrorist: (question) => askList(calls, question, now) });
}

async function askList(
	calls: FedsfmCalls,
	{ person, signal }: PersonQuestion,
	now: () => Date,
): Promise<Answer<PersonFacts['terrorist']>> {
	const spellings = spellingsOf(person.lastName).map(
		(spelling) => (offset: number) => calls.search(spelling, offset, signal),
	);
	const list = await readSpellings(spellings, MOST_PAGES);
	const asOf = now();
	if (!list.ok) return { source: 'fedsfm', asOf, ...list.failure };
	const lines = list.rows.map(readLine).filter((line) => line !== null);
	const known = { source: 'fedsfm', asOf, raw: list.raw } as const;
	if (lines.length === 0 && list.rows.length > 0) {
		return { ...known, state: 'unreadable', detail: 'no line has a name' };
	}
	const fits = lines.map((line) => fitOfLine(person, line));
	const found = lines.flatMap((line, place) => {
		const fit = fits[place] ?? null;
		return fit === null ? [] : [readFedsfmTerrorist(line, fit)];
	});
	const skipped = list.unread + list.rows.length - lines.length;
	const answer = answerOfRows(known, { rows: found, skipped, failed: list.failed });
	return answer.state === 'found' && isOpenToDoubt(fits)
		? { ...answer, state: 'partial', skippedRows: 0 }
		: answer;
}
