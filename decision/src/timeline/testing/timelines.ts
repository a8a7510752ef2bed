import type { Timeline } from '@avtosverka/contract/decision';
import { MARK_KINDS, OWNER_KINDS, SEVERITIES } from '@avtosverka/contract/vocabulary/decision';
import fc from 'fast-check';

/** The last day of every invented timeline. */
export const TODAY = '2026-11-22';

/** A timeline on which nothing has happened since a day. */
export const EMPTY_TIMELINE: Timeline = {
	...{ from: '2010-01-01', to: TODAY, owners: [], mileage: [] },
	...{ averageRun: null, runEstimate: null, marks: [], policies: [] },
	...{ noReadings: 'Пробег: реестр не ответил' },
};

/** An invented car with something to tell everywhere. */
export const FULL_TIMELINE: Timeline = {
	from: '2009-11-12',
	to: TODAY,
	owners: [
		{ kind: 'person', from: '2009-11-12', to: '2014-06-03' },
		{ kind: 'company', from: '2014-06-03', to: '2019-08-21' },
		{ kind: 'person', from: '2019-08-21', to: null },
	],
	mileage: [
		{ date: '2017-01-20', km: 98_400 },
		{ date: '2019-02-01', km: 151_200 },
		{ date: '2021-01-15', km: 201_532 },
		{ date: '2022-03-04', km: 179_919 },
	],
	noReadings: null,
	averageRun: 148_200,
	runEstimate: { before: { date: '2021-01-15', km: 201_532 }, least: 201_000, most: 353_000 },
	marks: [
		{
			kind: 'customs',
			date: '2012-09-05',
			section: 'customs',
			text: 'Выпуск таможней: Казахстан',
			severity: 'clarify',
		},
		{ kind: 'accident', date: '2018-04-04', section: 'dtp', text: 'ДТП: столкновение', severity: 'know' },
		{
			kind: 'pledge',
			date: '2024-06-15',
			section: 'zalog',
			text: 'Внесена в реестр залогов',
			severity: 'stop',
		},
		{ kind: 'wanted', date: '2024-11-20', section: 'wanted', text: 'Объявлена в розыск', severity: 'stop' },
		{ kind: 'ban', date: '2026-02-11', section: 'restrict', text: 'Запрет', severity: 'stop' },
	],
	policies: [
		{ from: '2018-05-01', to: '2019-04-30' },
		{ from: '2026-05-01', to: '2027-04-30' },
	],
};

function daysFrom(year: number) {
	return fc
		.date({ min: new Date(`${year}-01-01`), max: new Date(TODAY), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10));
}

/** Timelines of cars of every age, with everything in any number; the newest are a few days old. */
export const anyTimeline: fc.Arbitrary<Timeline> = fc
	.constantFrom(1970, 1999, 2015, 2024, 2026)
	.chain((year) => {
		const day = daysFrom(year);
		return fc.record({
			bounds: fc.uniqueArray(day, { maxLength: 10 }),
			kinds: fc.array(fc.constantFrom(...OWNER_KINDS), { minLength: 10, maxLength: 10 }),
			mileage: fc.array(fc.record({ date: day, km: fc.nat(1_200_000) }), { maxLength: 14 }),
			averageRun: fc.option(fc.integer({ min: 1, max: 900_000 })),
			estimate: fc.option(fc.tuple(fc.nat(9), fc.nat(200), fc.option(fc.nat(900)))),
			marks: fc.array(
				fc.record({
					kind: fc.constantFrom(...MARK_KINDS),
					date: day,
					severity: fc.option(fc.constantFrom(...SEVERITIES)),
				}),
				{ maxLength: 25 },
			),
			policies: fc.array(fc.tuple(day, fc.nat(400)), { maxLength: 12 }),
		});
	})
	.map(({ bounds, kinds, mileage, averageRun, estimate, marks, policies }): Timeline => {
		const froms = bounds.sort();
		const owners = froms.map((from, place) => ({
			...{ kind: kinds[place] ?? 'unknown', from, to: froms[place + 1] ?? null },
		}));
		const byDate = (one: { date: string }, other: { date: string }) => one.date.localeCompare(other.date);
		const days = [
			...froms,
			...[...mileage, ...marks].map(({ date }) => date),
			...policies.map(([day]) => day),
		];
		return {
			from: days.sort()[0] ?? null,
			to: TODAY,
			owners,
			mileage: mileage.sort(byDate),
			noReadings: mileage.length > 0 ? null : 'Пробег: ещё не спрашивали',
			averageRun,
			runEstimate: estimateAfter(mileage, estimate),
			marks: marks.sort(byDate).map((mark) => ({ ...mark, section: 'dtp' as const, text: mark.kind })),
			policies: policies.map(([from, length]) => ({ from, to: daysAfter(from, length) })),
		};
	});

function estimateAfter(
	mileage: Timeline['mileage'],
	given: readonly [place: number, driven: number, unknown: number | null] | null,
): Timeline['runEstimate'] {
	const before = given && mileage[given[0]];
	if (!before) return null;
	const [, driven, unknown] = given;
	const least = (Math.floor(before.km / 1_000) + driven) * 1_000;
	return { before, least, most: unknown === null ? null : least + unknown * 1_000 };
}

function daysAfter(day: string, count: number): string {
	return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
