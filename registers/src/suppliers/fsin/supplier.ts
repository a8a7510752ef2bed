import type { Answer } from '../../answer.ts';
import { answerOfRows } from '../../answer-of-rows.ts';
import { readSpellings } from '../../json/pages.ts';
import type { PersonQuestion, PersonSupplier } from '../../person-register.ts';
import type { WantedNotice } from '../../registers/fsin-wanted.ts';
import type { PersonFacts } from '../../registers/person.ts';
import { fullName, spellingsOfName } from '../../spellings.ts';
import type { PersonSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { createFsinCalls } from './calls.ts';
import { isBlank, readFsinWanted } from './fsin-wanted.ts';

/** ФСИН's page of the wanted: a list by name in windows-1251. See README.md. */
export function createFsin({ settings, transport, now }: PersonSupplierNeeds): PersonSupplier {
	const calls = createFsinCalls({ url: settings.url, transport });
	return supplierOf('fsin', { fsin_wanted: (question) => askWanted(calls, question, now) });
}

async function askWanted(
	calls: ReturnType<typeof createFsinCalls>,
	{ person, signal }: PersonQuestion,
	now: () => Date,
): Promise<Answer<PersonFacts['fsin_wanted']>> {
	const spellings = spellingsOfName(person).map((name) => () => calls.list(person, fullName(name), signal));
	// Each list comes with all of its pages at once.
	const list = await readSpellings(spellings, 1);
	const asOf = now();
	if (!list.ok) return { source: 'fsin', asOf, ...list.failure };
	const known = { source: 'fsin', asOf, raw: list.raw } as const;
	const notices = list.rows as readonly WantedNotice[];
	const filled = notices.filter((notice) => !isBlank(notice));
	if (filled.length === 0 && notices.length > 0) {
		return { ...known, state: 'unreadable', detail: 'no notice can be read' };
	}
	const skipped = list.unread + notices.length - filled.length;
	return answerOfRows(known, { rows: readFsinWanted(person, filled), skipped, failed: list.failed });
}
