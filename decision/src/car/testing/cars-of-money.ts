import { hit, market, owned, registered, run } from './blank-records.ts';
import type { CarCase } from './car-case.ts';

const diagnostic = run(['2025-06-01', 96_000]);
const QUIET = { registration: registered([owned('person', '2018-05-10')]), diagnostic } as const;

/** Invented cars by what is asked for them. */
export const CARS_OF_MONEY: readonly CarCase[] = [
	{
		title: 'asked more than the market gives',
		given: { ...QUIET, stats: market({ lower_market_bound: 800_000, upper_market_bound: 950_000 }) },
		askedPrice: 990_000,
		verdict: 'no-obstacles',
		rules: ['asked-price'],
	},
	{
		title: 'asked much less than the market gives',
		given: { ...QUIET, stats: market({ lower_market_bound: 800_000, upper_market_bound: 950_000 }) },
		askedPrice: 610_000,
		verdict: 'clarify',
		rules: ['price-far-below'],
	},
	{
		title: 'asked a little less than the market gives',
		given: { ...QUIET, stats: market({ lower_market_bound: 800_000, upper_market_bound: 950_000 }) },
		askedPrice: 750_000,
		verdict: 'no-obstacles',
		rules: ['asked-price'],
	},
	{
		title: 'asked what the market gives',
		given: { ...QUIET, stats: market({ lower_market_bound: 800_000, upper_market_bound: 950_000 }) },
		askedPrice: 870_000,
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'asked what the market gives for a better car',
		given: {
			diagnostic,
			registration: registered([
				owned('person', '2021-03-01'),
				owned('person', '2018-03-01', '2021-03-01'),
				owned('person', '2015-03-01', '2018-03-01'),
			]),
			dtp: { Accidents: [hit({ VehicleYear: null })] },
			stats: market({ avg_owners: 1.5, lower_market_bound: 800_000, upper_market_bound: 950_000 }),
		},
		askedPrice: 900_000,
		verdict: 'no-obstacles',
		rules: ['many-owners', 'price-arguments'],
	},
	{
		title: 'a market of seven adverts',
		given: { ...QUIET, stats: market({ avg_price: 900_000, adverts_count_all: 7 }) },
		verdict: 'no-obstacles',
		rules: ['few-adverts'],
	},
	{
		title: 'a market without figures',
		given: { ...QUIET, stats: { success: false, result: null } },
		askedPrice: 900_000,
		verdict: 'no-obstacles',
		rules: [],
	},
];
