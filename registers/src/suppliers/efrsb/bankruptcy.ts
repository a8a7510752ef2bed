import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import { matchPerson, partsOf, wordsAsIn } from '../../person-match.ts';
import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import type { Bankrupt } from '../../registers/bankruptcy.ts';
import type { MatchedRow } from '../../registers/person-row.ts';
import type { BankruptDetails, ListedPerson } from './wire.ts';

const Row = node({
	inn: oneLine,
	snils: oneLine,
	category: oneLine,
	region: oneLine,
	address: oneLine,
	arbitrManagerFio: oneLine,
});
const Case = node({ number: oneLine, arbitrManagerFio: oneLine });
const Status = node({ description: oneLine, date: oneLine });
const Extrajudicial = node({ number: oneLine, date: oneLine });

/**
 * True for a listed person who may be ours under one of their names: the register also finds by names that a
 * person had before, and shows them under the one that they have now.
 */
export function mayBePerson(person: Person, { fio }: ListedPerson): boolean {
	if (matchPerson(person, { name: fio, birthDate: null }) !== null) return true;
	const words = wordsAsIn(person, fio);
	const shared = partsOf(person).filter(
		(part) => part.length > 0 && part.every((word) => words.includes(word)),
	);
	return shared.length >= 2;
}

/** How well a listed person is ours, by their card where it was opened; null for certainly another one. */
export function matchListed(
	person: Person,
	{ fio }: ListedPerson,
	card: BankruptDetails | null,
): Match | null {
	if (card === null) return matchPerson(person, { name: fio, birthDate: null }) ?? 'look';
	const { birthDate } = card;
	const matches = [fio, ...card.names].map((name) => matchPerson(person, { name, birthDate }));
	const best = (['exact', 'name-only', 'look'] as const).find((match) => matches.includes(match));
	return best ?? null;
}

/** A row of the list. */
export function readEfrsbBankruptcy({ guid, fio, row }: ListedPerson, match: Match): MatchedRow<Bankrupt> {
	const { arbitrManagerFio, ...fields } = Row.parse(row);
	const inner = isRecord(row.lastLegalCase) ? row.lastLegalCase : null;
	const lastCase = inner && Case.parse(inner);
	return {
		name: fio,
		...fields,
		manager: lastCase?.arbitrManagerFio ?? arbitrManagerFio,
		guid,
		lastCase: inner && lastCase && { number: lastCase.number, ...statusOf(inner.status) },
		extrajudicial: readExtrajudicial(row.extrajudicialBankruptcy),
		match,
	};
}

function statusOf(status: unknown): Pick<NonNullable<Bankrupt['lastCase']>, 'status' | 'statusDate'> {
	const { description, date } = Status.parse(status);
	return { status: description ?? oneLine.parse(status), statusDate: dayOf(date) };
}

/** We have never seen this field: «yes» and anything but «no» count as a record without particulars. */
function readExtrajudicial(value: unknown): Bankrupt['extrajudicial'] {
	const list = Array.isArray(value) ? value : [value];
	const first = list.find(
		(one) => one !== undefined && one !== null && one !== false && one !== '' && one !== 0,
	);
	if (first === undefined) return null;
	const { number, date } = Extrajudicial.parse(first);
	return { number, date: dayOf(date) };
}

/** The day, or the register's own words where they are none. */
function dayOf(text: string | null): string | null {
	return readDay(text) ?? text;
}
