import { regionOfPassport } from '@avtosverka/contract/vocabulary/passport-region';
import { foldName } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { blockDataOf, type DealQuestion } from './person.ts';
import { isInRegion } from './region.ts';
import { type Row, type RowRegister, rowsOf } from './rows.ts';
import { namesPerson } from './sides.ts';

/** Whether a row and the person agree in something: `unknown` where the register does not say it. */
export type Agreement = 'agrees' | 'differs' | 'unknown';

/** How far a row is proved to be about the person. */
export type Evidence = {
	readonly name: Agreement;
	readonly birthDate: Agreement;
	readonly inn: Agreement;
	/** The region where the passport was issued, by its series: a hint, so it never differs. */
	readonly region: Agreement;
	/** Other registers of the report that name the same case. */
	readonly sameCase: readonly PersonRegister[];
};

/** Whose name, birth day and number a row carries, and where it says that they live. */
type RowTexts = {
	readonly names: readonly (string | null)[];
	readonly days: readonly (string | null)[];
	readonly inns: readonly (string | null)[];
	readonly places: readonly (string | null)[];
};

const ROW_TEXTS: { readonly [R in RowRegister]: (row: Row<R>) => RowTexts } = {
	fssp: ({ debtor, bailiffDepartment }) => ({
		names: [debtor.fullName],
		days: [debtor.birthDate],
		inns: [],
		places: [debtor.birthPlace, bailiffDepartment.name, bailiffDepartment.address],
	}),
	bankruptcy: ({ fio, inn, region, address }) => ({
		names: [fio],
		days: [],
		inns: [inn],
		places: [region, address],
	}),
	pledge: ({ pledgors }) => ({ names: pledgors, days: pledgors, inns: pledgors, places: [] }),
	arbiter: ({ court, caseDetails: { plaintiffs, defendants } }) => {
		const sides = [...plaintiffs, ...defendants];
		return {
			names: sides.map(({ name }) => name),
			days: [],
			inns: sides.map(({ details }) => details),
			places: [court],
		};
	},
	fsin_wanted: ({ title, description, territory }) => ({
		names: [title],
		days: [title, description],
		inns: [],
		places: [territory],
	}),
	terrorist: ({ FullName }) => ({ names: [FullName], days: [FullName], inns: [], places: [FullName] }),
};

/** What proves that a row is about the person, and what the register leaves open. */
export function evidenceOf<R extends RowRegister>(
	question: DealQuestion,
	register: R,
	row: Row<R>,
): Evidence {
	const { names, days, inns, places } = ROW_TEXTS[register](row);
	const { name, birthDate, passport } = question.subject;
	const regions = regionOfPassport(passport)?.split(' или ') ?? [];
	const inn = compareInn(inns, blockDataOf(question, 'inn')?.inn ?? null);
	const day = birthDate === null ? 'unknown' : compareDay(days, birthDate);
	// The register was matched by one of the two, which its row may hide or leave out. Courts tell no birth
	// date.
	const proved = row.match === 'exact' && day !== 'agrees' && inn !== 'agrees';
	const byInn = proved && (register === 'arbiter' || inn === 'hidden' || day === 'differs');
	return {
		name: compareName(names, name),
		birthDate: proved && !byInn ? 'agrees' : day,
		inn: byInn ? 'agrees' : inn === 'hidden' ? 'unknown' : inn,
		region: regions.some((region) => isInRegion(places, region)) ? 'agrees' : 'unknown',
		sameCase: sameCaseIn(question, register, row),
	};
}

function compareName(texts: RowTexts['names'], name: string): Agreement {
	const names = texts.filter((text) => foldName(text ?? '') !== '');
	if (names.some((text) => namesPerson(text, name))) return 'agrees';
	// A name that stands there in part, or beside others, proves neither.
	return 'unknown';
}

const DAY = /(?<!\d)(?:(\d{2})\.(\d{2})\.(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?!\d)/g;

function compareDay(texts: RowTexts['days'], birthDate: string): Agreement {
	const days = texts.flatMap((text) =>
		[...(text ?? '').matchAll(DAY)].map(([, day, month, year, isoYear, isoMonth, isoDay]) =>
			day ? `${day}.${month}.${year}` : `${isoDay}.${isoMonth}.${isoYear}`,
		),
	);
	if (days.length === 0) return 'unknown';
	return days.includes(birthDate) ? 'agrees' : 'differs';
}

/** Digits and the dots that hide some of them. */
const NUMBER = /(?<![\d•])[\d•]{12}(?![\d•])/g;

/** `hidden`: digits of it are masked, and the open ones agree. */
function compareInn(texts: RowTexts['inns'], inn: string | null): Agreement | 'hidden' {
	const numbers = texts.flatMap((text) => (text ?? '').match(NUMBER) ?? []);
	if (inn === null || numbers.length === 0) return 'unknown';
	if (numbers.includes(inn)) return 'agrees';
	const mayBe = (number: string) =>
		[...number].every((digit, place) => digit === '•' || digit === inn[place]);
	return numbers.some(mayBe) ? 'hidden' : 'differs';
}

/** «А40-1234/2026», with the letter of either alphabet. */
const CASE = /[АA]\d{2}-\d+\/\d{2,4}/giu;

function casesIn(row: unknown): readonly string[] {
	const numbers = JSON.stringify(row).match(CASE) ?? [];
	return numbers.map((number) => number.toUpperCase().replace('A', 'А'));
}

const WITH_ROWS: readonly RowRegister[] = [
	...(['fssp', 'bankruptcy', 'pledge', 'arbiter', 'fsin_wanted', 'terrorist'] as const),
];

function sameCaseIn(question: DealQuestion, register: RowRegister, row: unknown): readonly PersonRegister[] {
	const cases = new Set(casesIn(row));
	if (cases.size === 0) return [];
	return WITH_ROWS.filter(
		(other) =>
			other !== register &&
			rowsOf(question, other).some((placed) => casesIn(placed.row).some((number) => cases.has(number))),
	);
}
