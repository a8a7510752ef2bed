import type { SectionData } from '@avtosverka/contract/check/data';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import { sectionPresenter } from '../sections.ts';

const WHEN = { subject: { kind: 'vin', vin: SAMPLE_VIN }, asOf: new Date('2026-11-21T07:42:00Z') } as const;
const DAYS = ['2019-01-10', null, '2024-05-06', '2021-02-03'];
const SORTED = ['2024-05-06', '2021-02-03', '2019-01-10', null];

const shown = <S extends Section>(section: S, facts: CarFacts[S]): SectionData[S] =>
	sectionPresenter(section).view.found(facts, WHEN);

/** A row of the sample for each of the days. */
function rows<Row extends object>(sample: readonly Row[], day: keyof Row): Row[] {
	return DAYS.map((value) => ({ ...(sample[0] as Row), [day]: value }));
}

const { dtp, wanted, restrict, diagnostic, osago, zalog, recall, registration } = SAMPLE_FACTS;

describe('the newest record comes first, one without a day last', () => {
	test.each<[string, () => readonly unknown[]]>([
		[
			'accidents',
			() =>
				shown('dtp', { accidents: rows(dtp.accidents, 'at') }).Accidents.map((row) => row.AccidentDateTime),
		],
		[
			'wanted records',
			() => shown('wanted', { records: rows(wanted.records, 'since') }).records.map((row) => row.w_data_pu),
		],
		[
			'restrictions',
			() =>
				shown('restrict', { records: rows(restrict.records, 'addedAt') }).records.map((row) => row.dateadd),
		],
		[
			'diagnostic cards',
			() =>
				shown('diagnostic', { cards: rows(diagnostic.cards, 'issuedAt') }).diagnosticCards.map(
					(row) => row.dcDate,
				),
		],
		[
			'policies',
			() => shown('osago', { policies: rows(osago.policies, 'from') }).map((row) => row.startDate),
		],
		[
			'pledges',
			() =>
				shown('zalog', { ...zalog, open: rows(zalog.open, 'registeredAt') }).list.map(
					(row) => row.registerDate,
				),
		],
		[
			'the history of pledges',
			() => shown('zalog', { ...zalog, events: rows(zalog.events, 'at') }).history.map((row) => row.dateStr),
		],
		[
			'recall campaigns',
			() => shown('recall', { campaigns: rows(recall.campaigns, 'startedAt') }).map((row) => row.date),
		],
		[
			'periods of ownership',
			() =>
				shown('registration', {
					...registration,
					periods: rows(registration.periods, 'from'),
				}).RequestResult?.periods.map((row) => row.startDate) ?? [],
		],
	])('%s', (_, days) => {
		expect(days()).toEqual(SORTED);
	});
});

test('no record gets lost, and those of one day stay in their order', () => {
	const row = fc.record({ day: fc.constantFrom(...DAYS), place: fc.nat() });
	fc.assert(
		fc.property(fc.array(row), (list) => {
			const sorted = newestFirst(list, ({ day }) => day);
			expect(sorted).toHaveLength(list.length);
			for (const day of DAYS) {
				const ofDay = (all: typeof list) => all.filter((one) => one.day === day);
				expect(ofDay(sorted)).toEqual(ofDay(list));
			}
		}),
	);
});
