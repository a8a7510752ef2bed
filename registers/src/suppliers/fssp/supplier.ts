import { foldName, type Person } from '@avtosverka/contract/vocabulary/person';
import type { Answer } from '../../answer.ts';
import { answerOfRows } from '../../answer-of-rows.ts';
import { pause } from '../../async/pause.ts';
import { readSpellings } from '../../json/pages.ts';
import { keepFitting } from '../../person-match.ts';
import type { PersonQuestion, PersonSupplier } from '../../person-register.ts';
import type { PersonFacts } from '../../registers/person.ts';
import { spellingsOfName } from '../../spellings.ts';
import type { PersonSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { createFsspCalls, type FsspCallsOptions } from './calls.ts';
import { readCase } from './fssp.ts';
import type { FsspRow } from './wire.ts';

export type FsspOptions = PersonSupplierNeeds & Partial<Pick<FsspCallsOptions, 'wait'>>;

/** A hundred cases: more would not fit into the time of a question at a reader's rate. */
const MOST_PAGES = 5;
/** Beside the pause of a poll: the service wants its searches asked for more rarely. */
const SLOWER_THAN_A_POLL = 3;

/** ФССП's page of proceedings: a search by name and birth date, a table in JSONP. See README.md. */
export function createFssp({
	settings,
	transport,
	now,
	pollEveryMs,
	wait = pause,
}: FsspOptions): PersonSupplier {
	const { url, pageUrl = null } = settings;
	const askAgainMs = pollEveryMs * SLOWER_THAN_A_POLL;
	const calls = createFsspCalls({ url, pageUrl, transport, now, askAgainMs, wait });
	return supplierOf('fssp', {
		async fssp(question) {
			if (isRefusedByForm(question.person)) return { state: 'not-asked', reason: 'wrong-subject' };
			return askCases(calls, question, now);
		},
	});
}

async function askCases(
	calls: ReturnType<typeof createFsspCalls>,
	{ person, signal }: PersonQuestion,
	now: () => Date,
): Promise<Answer<PersonFacts['fssp']>> {
	const spellings = spellingsOfName(person).map((name) => calls.list({ ...person, ...name }, signal));
	const list = await readSpellings(spellings, MOST_PAGES);
	if (!list.ok) return { source: 'fssp', asOf: now(), ...list.failure };
	const known = { source: 'fssp', asOf: now(), raw: list.raw } as const;
	const cases = (list.rows as readonly FsspRow[]).map(readCase).filter((one) => one !== null);
	if (cases.length === 0 && list.unread + list.rows.length > 0) {
		return { ...known, state: 'unreadable', detail: 'no row of the table can be read' };
	}
	const rows = keepFitting(person, cases, ({ debtor }) => ({
		name: debtor.name,
		birthDate: debtor.birthDate,
	}));
	const skipped = list.unread + list.rows.length - cases.length;
	return answerOfRows(known, { rows, skipped, failed: list.failed });
}

/** The form refuses a last name that is the first name too. */
function isRefusedByForm({ lastName, firstName }: Person): boolean {
	return foldName(lastName) === foldName(firstName);
}
