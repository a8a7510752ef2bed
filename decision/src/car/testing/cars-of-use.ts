import { partial, silent } from './answers.ts';
import { insured, market, owned, recalled, registered, run } from './blank-records.ts';
import type { CarCase } from './car-case.ts';

/** One owner for years and one plausible reading: a car that no rule wonders at. */
const QUIET = {
	registration: registered([owned('person', '2018-05-10')]),
	diagnostic: run(['2025-06-01', 96_000]),
} as const;

const diagnostic = QUIET.diagnostic;

/** Invented cars by how they were used and insured. */
export const CARS_OF_USE: readonly CarCase[] = [
	{ title: 'one owner for eight years', given: QUIET, verdict: 'no-obstacles', rules: [] },
	{
		title: 'bought 89 days ago',
		given: { ...QUIET, registration: registered([owned('person', '2026-08-25')]) },
		verdict: 'no-obstacles',
		rules: ['new-owner'],
	},
	{
		title: 'bought 90 days ago',
		given: { ...QUIET, registration: registered([owned('person', '2026-08-24')]) },
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'an owner since nobody knows when',
		given: { ...QUIET, registration: registered([owned('person', null)]) },
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'two owners within half a year, the second one lately',
		given: {
			diagnostic,
			registration: registered([owned('person', '2026-10-01'), owned('person', '2026-06-01', '2026-10-01')]),
		},
		verdict: 'clarify',
		rules: ['new-owner', 'quick-resale'],
	},
	{
		title: 'two owners within half a year, in spring',
		given: {
			diagnostic,
			registration: registered([owned('person', '2026-04-20'), owned('person', '2026-01-10', '2026-04-20')]),
		},
		verdict: 'clarify',
		rules: ['quick-resale'],
	},
	{
		title: 'two owners within half a year, long ago',
		given: {
			diagnostic,
			registration: registered([owned('person', '2015-04-20'), owned('person', '2015-01-10', '2015-04-20')]),
		},
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'two owners seven months apart',
		given: {
			diagnostic,
			registration: registered([owned('person', '2026-07-10'), owned('person', '2025-12-01', '2026-07-10')]),
		},
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'a company that drove 30 000 km a year, then a person',
		given: {
			registration: registered([owned('person', '2022-03-01'), owned('company', '2019-03-01', '2022-03-01')]),
			diagnostic: run(['2020-03-01', 30_000], ['2022-02-01', 88_000], ['2025-06-01', 120_000]),
		},
		verdict: 'no-obstacles',
		rules: ['company-run'],
	},
	{
		title: 'a company that drove 20 000 km a year',
		given: {
			registration: registered([owned('person', '2022-03-01'), owned('company', '2019-03-01', '2022-03-01')]),
			diagnostic: run(['2020-03-01', 20_000], ['2022-02-01', 58_000], ['2025-06-01', 96_000]),
		},
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'a company whose register of inspections is silent',
		given: {
			registration: registered([owned('company', '2019-03-01')]),
			diagnostic: silent(),
		},
		verdict: 'too-little',
		rules: [],
	},
	{
		title: 'five owners where such cars have two',
		given: {
			diagnostic,
			registration: registered(
				['2021', '2018', '2015', '2012', '2009'].map((year) =>
					owned('person', `${year}-03-01`, ...(year === '2021' ? [] : [`${Number(year) + 3}-03-01`])),
				),
			),
			stats: market({ avg_owners: 2.1 }),
		},
		verdict: 'no-obstacles',
		rules: ['many-owners'],
	},
	{
		title: 'three owners where such cars have 2,4',
		given: {
			diagnostic,
			registration: registered([
				owned('person', '2018-03-01'),
				owned('person', '2014-03-01', '2018-03-01'),
				owned('person', '2010-03-01', '2014-03-01'),
			]),
			stats: market({ avg_owners: 2.4 }),
		},
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'a policy that ran out',
		given: { ...QUIET, osago: [insured({ active: false, endDate: '2026-03-01' })] },
		verdict: 'no-obstacles',
		rules: ['no-policy'],
	},
	{
		title: 'a policy of which nobody knows whether it is in force',
		given: { ...QUIET, osago: [insured({ active: null, startDate: null, endDate: null })] },
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'an open recall',
		given: { ...QUIET, recall: [recalled({ date: '2019-04-01', recall_reason: 'Подушка безопасности' })] },
		verdict: 'no-obstacles',
		rules: ['open-recall'],
	},
	{
		title: 'an open recall in an answer that was not read to the end',
		given: { ...QUIET, recall: partial([recalled()]) },
		verdict: 'no-obstacles',
		rules: ['open-recall'],
	},
];
