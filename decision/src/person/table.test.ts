import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { expect, test } from 'vitest';
import { decidePerson } from './decide.ts';
import type { DealQuestion } from './person.ts';
import {
	arbitration,
	bankruptcy,
	blockOf,
	enforcement,
	extrajudicial,
	fssp,
	type GivenBlocks,
	listed,
	NAME,
	NOW,
	partial,
	pledge,
	question,
	silent,
	VIN,
	wanted,
} from './testing/people.ts';

type Line = readonly [
	who: string,
	given: GivenBlocks,
	verdict: DecisionVerdict,
	rules: readonly string[],
	extra?: Partial<DealQuestion>,
];

const closed = (article: string) => ({ ...enforcement(null), closed: { date: '2025-01-02', article } });
const DAYS_LATER = { now: new Date(NOW.getTime() + 3 * 86_400_000) };
const ALL_SILENT: GivenBlocks = {
	...{ passport: silent(), inn: silent(), fssp: silent(), bankruptcy: silent() },
	...{ pledge: silent(), arbiter: silent(), fsin_wanted: silent(), terrorist: silent() },
};

/** Written before the rules: invented people, what is decided about a deal with them, and by which rules. */
const PEOPLE: readonly Line[] = [
	['nothing bad in any register', {}, 'no-obstacles', []],
	['nobody has answered', ALL_SILENT, 'too-little', []],
	['passport invalid', { passport: { isValid: false } }, 'stop', ['passport-invalid']],
	['a passport that the register does not know', { passport: { isValid: null } }, 'too-little', []],
	[
		'bankrupt, property being sold',
		{ bankruptcy: bankruptcy('Реализация имущества гражданина') },
		'stop',
		['bankruptcy-sale'],
	],
	[
		'an entrepreneur in receivership',
		{ bankruptcy: bankruptcy('Конкурсное производство') },
		'stop',
		['bankruptcy-sale'],
	],
	[
		'debts being restructured',
		{ bankruptcy: bankruptcy('Реструктуризация долгов') },
		'clarify',
		['bankruptcy-open'],
	],
	[
		'bankruptcy at a stage that nobody told',
		{ bankruptcy: bankruptcy(null) },
		'clarify',
		['bankruptcy-open'],
	],
	[
		'a record of the bankruptcy register without any case',
		{ bankruptcy: bankruptcy(undefined) },
		'clarify',
		['bankruptcy-open'],
	],
	[
		'sale of property finished',
		{ bankruptcy: bankruptcy('Реализация имущества завершена') },
		'no-obstacles',
		['bankruptcy-over'],
	],
	['bankruptcy out of court', { bankruptcy: extrajudicial() }, 'no-obstacles', ['bankruptcy-over']],
	[
		'a bankrupt namesake',
		{ bankruptcy: bankruptcy('Реализация имущества', 'name-only') },
		'clarify',
		['namesakes'],
	],
	['wanted', { fsin_wanted: wanted() }, 'stop', ['wanted']],
	['a wanted namesake', { fsin_wanted: wanted('name-only') }, 'clarify', ['namesakes']],
	['wanted, read in part', { fsin_wanted: partial(wanted()) }, 'stop', ['wanted']],
	['on the list', { terrorist: listed() }, 'stop', ['listed']],
	['a name on the list that fits in part', { terrorist: listed('look') }, 'clarify', ['namesakes']],
	['one open debt', { fssp: fssp(enforcement(201_500.4)) }, 'clarify', ['debts']],
	['a debt without a sum', { fssp: fssp(enforcement(null)) }, 'clarify', ['debts']],
	['a debt of a namesake', { fssp: fssp(enforcement(5_000, 'name-only')) }, 'clarify', ['namesakes']],
	['closed, nothing was found to take', { fssp: fssp(closed('46')) }, 'no-obstacles', ['debts-may-return']],
	['closed, fulfilled', { fssp: fssp(closed('47')) }, 'no-obstacles', []],
	[
		'open and closed cases',
		{ fssp: fssp(enforcement(10), closed('46')) },
		'clarify',
		['debts', 'debts-may-return'],
	],
	['pledged a car', { pledge: pledge('exact', VIN) }, 'clarify', ['pledges']],
	['a namesake pledged a car', { pledge: pledge('name-only', VIN) }, 'clarify', ['namesakes']],
	[
		'a namesake pledged the very car',
		{ pledge: pledge('name-only', VIN) },
		'clarify',
		['pledges', 'namesakes'],
		{ cars: [VIN] },
	],
	['a pledge that does not say of what', { pledge: pledge('exact', 'ТС') }, 'clarify', ['pledges']],
	['defendant in arbitration', { arbiter: arbitration(['ООО «Пример»', NAME]) }, 'clarify', ['courts']],
	['plaintiff in arbitration', { arbiter: arbitration([NAME, 'ООО «Пример»']) }, 'no-obstacles', []],
	[
		'asks to be declared bankrupt',
		{ arbiter: arbitration([NAME, null], 'exact', 'Банкротство') },
		'clarify',
		['courts'],
	],
	[
		'a defendant who may be a namesake',
		{ arbiter: arbitration(['ООО «Пример»', NAME], 'name-only') },
		'clarify',
		['namesakes'],
	],
	['no tax number for these data', { inn: { state: 0, inn: null } }, 'clarify', ['tax-number']],
	[
		'several people with these data',
		{ inn: blockOf('partial', { state: 3, inn: null }) },
		'clarify',
		['tax-number'],
	],
	['clean but for a silent list of wanted', { fsin_wanted: silent() }, 'too-little', []],
	['clean but for silent bailiffs', { fssp: silent() }, 'too-little', []],
	[
		'debts, and the bankruptcy register is silent',
		{ fssp: fssp(enforcement(5)), bankruptcy: silent() },
		'too-little',
		['debts'],
	],
	['wanted, and everything else is silent', { ...ALL_SILENT, fsin_wanted: wanted() }, 'stop', ['wanted']],
	['pledges read in part, none of theirs', { pledge: partial({ pageData: [] }) }, 'too-little', []],
	['clean three days ago', {}, 'too-little', [], DAYS_LATER],
	['wanted three days ago', { fsin_wanted: wanted() }, 'stop', ['wanted'], DAYS_LATER],
	[
		'everything at once',
		{
			passport: { isValid: false },
			fssp: fssp(enforcement(1), enforcement(2)),
			bankruptcy: bankruptcy('Реализация имущества'),
			pledge: pledge('exact', VIN),
			arbiter: arbitration([null, NAME]),
			fsin_wanted: wanted(),
			terrorist: listed('look'),
		},
		'stop',
		['bankruptcy-sale', 'passport-invalid', 'wanted', 'debts', 'pledges', 'courts', 'namesakes'],
	],
];

test.each(PEOPLE.map((line) => ({ who: line[0], line })))('$who', ({ line }) => {
	const [, given, verdict, rules, extra] = line;
	const decided = decidePerson(question(given, extra));
	expect({ verdict: decided.verdict, rules: decided.reasons.map(({ rule }) => rule) }).toEqual({
		verdict,
		rules,
	});
});
