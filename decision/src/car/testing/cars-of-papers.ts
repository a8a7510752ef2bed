import { clear, partial, silent, stale } from './answers.ts';
import { insured, owned, registered, released, run } from './blank-records.ts';
import type { CarCase } from './car-case.ts';

const LADA = registered([owned('person', '2018-05-10')], { vehicle_brandmodel: 'LADA KALINA' });
const diagnostic = run(['2025-06-01', 96_000]);

/** Invented cars by their papers from the customs. */
export const CARS_OF_PAPERS: readonly CarCase[] = [
	{
		title: 'released by the customs after its first registration',
		given: { registration: LADA, diagnostic, customs: released('2019-08-01') },
		verdict: 'clarify',
		rules: ['customs-after-registration'],
	},
	{
		title: 'released by the customs before its first registration',
		given: { registration: LADA, diagnostic, customs: released('2018-04-01', { country: 'Япония' }) },
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'released in Kyrgyzstan',
		given: { registration: LADA, diagnostic, customs: released('2018-04-01', { country: 'Киргизия' }) },
		verdict: 'clarify',
		rules: ['eaeu-release'],
	},
	{
		title: 'released in Belarus, on a day that nobody knows, in an answer not read to the end',
		given: { registration: LADA, diagnostic, customs: partial(released(null, { country: 'БЕЛАРУСЬ' })) },
		verdict: 'clarify',
		rules: ['eaeu-release'],
	},
	{
		title: 'released in Kazakhstan before there was a recycling fee',
		given: {
			registration: registered([owned('person', '2011-05-10')]),
			diagnostic,
			customs: released('2011-04-01', { country: 'Казахстан' }),
		},
		verdict: 'no-obstacles',
		rules: [],
	},
	{
		title: 'the customs do not answer',
		given: { registration: LADA, diagnostic, customs: silent() },
		verdict: 'too-little',
		rules: [],
	},
	{
		title: 'policies of yesterday on two plates, as no register says now',
		given: {
			registration: LADA,
			diagnostic,
			osago: stale([insured({ plate: 'А123ВС77' })]),
			customs: clear(),
		},
		verdict: 'too-little',
		rules: [],
	},
];
