import type { FsspItem } from '@avtosverka/contract/owner-report/blocks';
import { MATCHES, PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import fc from 'fast-check';
import type { DealQuestion } from '../person.ts';
import {
	arbitration,
	bankruptcy,
	blockOf,
	enforcement,
	fssp,
	type GivenBlocks,
	listed,
	NAME,
	NOW,
	pledge,
	question,
	VIN,
	wanted,
} from './people.ts';

/** The states of a register that has not answered. */
export const SILENT_STATES = ['unreachable', 'refused', 'unreadable', 'not-asked', null] as const;

const match = fc.constantFrom(...MATCHES);
const side = fc.constantFrom(NAME, 'ООО «Пример»', 'Примеров П. О.', null);
const enforcements: fc.Arbitrary<FsspItem> = fc
	.record({
		amount: fc.option(fc.integer({ min: 0, max: 9e6 })),
		match,
		article: fc.constantFrom('46', '47', null, undefined),
	})
	.map(({ amount, match: fit, article }) => ({
		...enforcement(amount, fit),
		closed: article === undefined ? null : { date: null, article },
	}));
const stage = fc.constantFrom(
	'Реализация имущества',
	'Реструктуризация',
	'Завершена',
	'Иное',
	null,
	undefined,
);

const facts = {
	passport: fc.record({ isValid: fc.constantFrom(true, false, null) }),
	inn: fc.constantFrom(
		{ state: 1 as const, inn: '770000000082' },
		...([0, 3] as const).map((state) => ({ state, inn: null })),
	),
	fssp: fc.array(enforcements, { maxLength: 4 }).map((items) => fssp(...items)),
	bankruptcy: fc.array(fc.tuple(stage, match), { maxLength: 3 }).map((all) => ({
		result: { pageData: all.flatMap(([one, fit]) => bankruptcy(one, fit).result.pageData) },
	})),
	pledge: fc
		.array(fc.tuple(match, fc.constantFrom(VIN, 'ТС', 'Станок')), { maxLength: 3 })
		.map((all) => ({ pageData: all.flatMap(([fit, of]) => pledge(fit, of).pageData) })),
	arbiter: fc
		.array(fc.tuple(side, side, match), { maxLength: 3 })
		.map((all) => ({ items: all.flatMap(([one, other, fit]) => arbitration([one, other], fit).items) })),
	fsin_wanted: fc
		.array(match, { maxLength: 2 })
		.map((all) => ({ items: all.flatMap((fit) => wanted(fit).items) })),
	terrorist: fc
		.array(match, { maxLength: 2 })
		.map((all) => ({ data: all.flatMap((fit) => listed(fit).data) })),
} as const;

const asOf = fc.constantFrom(NOW.toISOString(), '2026-11-01T10:00:00.000Z');
const answer = (of: fc.Arbitrary<unknown>) =>
	fc.oneof(
		{ weight: 4, arbitrary: of.map((data) => blockOf('found', data)) },
		fc
			.tuple(of, fc.constantFrom('found', 'partial'), asOf)
			.map(([data, state, at]) => blockOf(state as 'found', data, at)),
		fc.constantFrom(...SILENT_STATES).map((state) => blockOf(state, null)),
	);
const given = fc.record(
	Object.fromEntries(PERSON_REGISTERS.map((register) => [register, answer(facts[register])])),
) as unknown as fc.Arbitrary<Required<GivenBlocks>>;
/** Questions about invented people, with answers of every state. */
export const anyQuestion: fc.Arbitrary<DealQuestion> = fc
	.tuple(given, fc.constantFrom([], [VIN]))
	.map(([blocks, cars]) => question(blocks, { cars }));
