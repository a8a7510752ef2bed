import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { owned, registered, run } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const company = registered([owned('person', '2022-03-01'), owned('company', '2019-03-01', '2022-03-01')]);
const sold = ['2025-03-01', 140_000] as const;

test('a company with 30 000 km a year is told with its days and its mileage a year', () => {
	const given = {
		registration: company,
		diagnostic: run(['2019-12-01', 20_000], ['2021-12-01', 80_000], sold),
	};
	expect(sentencesOf('company-run', given)).toEqual([
		'С 01.03.2019 по 01.03.2022 — юридическое лицо, около 30 000 км в год: возможно, такси, прокат или лизинг.',
	]);
	expect(findingsOf('company-run', given)).toMatchObject([
		{ severity: 'know', record: 'RequestResult.periods.1' },
	]);
});

test('a company that only the code names is a company', () => {
	const byCode = { ...owned('company', '2019-03-01', '2022-03-01'), ownerType: null };
	const given = {
		registration: registered([owned('person', '2022-03-01'), byCode]),
		diagnostic: run(['2019-12-01', 20_000], ['2021-12-01', 80_000], sold),
	};
	expect(findingsOf('company-run', given)).toHaveLength(1);
});

test('a figure that no car drives is left out, and those beside it still count', () => {
	const readings = run(['2019-12-01', 20_000], ['2020-12-01', 750_000], ['2021-12-01', 80_000], sold);
	expect(sentencesOf('company-run', { registration: company, diagnostic: readings })).toHaveLength(1);
	const last = run(['2019-12-01', 20_000], ['2021-11-30', 80_000], ['2021-12-01', 300_000]);
	expect(sentencesOf('company-run', { registration: company, diagnostic: last })[0]).toContain('30 000');
});

test('of a new car the first reading is enough: it began with none', () => {
	const registration = registered([owned('company', '2024-03-01')], { vehicle_releaseyear: 2024 });
	expect(findingsOf('company-run', { registration, diagnostic: run(['2026-03-01', 70_000]) })).toHaveLength(
		1,
	);
	const used = registered([owned('company', '2024-03-01')], { vehicle_releaseyear: 2015 });
	expect(findingsOf('company-run', { registration: used, diagnostic: run(['2026-03-01', 70_000]) })).toEqual(
		[],
	);
});

test('25 000 km a year, a person, one reading, a slip of the pen and silence are no finding', () => {
	const person = registered([owned('person', '2019-03-01')]);
	for (const given of [
		{ registration: company, diagnostic: run(['2019-12-01', 20_000], ['2021-11-30', 69_900], sold) },
		{ registration: person, diagnostic: run(['2019-12-01', 20_000], ['2021-12-01', 90_000]) },
		{ registration: company, diagnostic: run(['2019-12-01', 20_000], sold) },
		{ registration: company, diagnostic: run(['2019-12-01', 20_000], ['2021-12-01', 800_000]) },
		{ registration: company, diagnostic: run(['2021-12-01', 20_000], ['2021-12-20', 90_000]) },
		{ registration: company, diagnostic: silent() },
		{ registration: silent(), diagnostic: run(['2019-12-01', 20_000], ['2021-12-01', 90_000]) },
	]) {
		expect(findingsOf('company-run', given)).toEqual([]);
	}
});
