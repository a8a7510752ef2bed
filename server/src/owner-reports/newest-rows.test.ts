import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { withNewestFirst } from './newest-rows.ts';
import type { OpenBlock } from './open-report.ts';
import { SAMPLE_REPORT } from './sample.ts';
import { openDesk } from './testing/desk.ts';
import { found, playRegisters } from './testing/played-registers.ts';

const database = setUpDatabase();

const DAYS = ['2019-01-10', null, '2024-05-06', 'в мае', '2021-02-03'];
const SORTED = ['2024-05-06', '2021-02-03', '2019-01-10', null, 'в мае'];

/** A block of the sample with one row for each of the days. */
function blockOf<R extends OpenBlock['register']>(
	register: R,
	change: (facts: BlockData[R]) => BlockData[R],
): OpenBlock {
	const block = SAMPLE_REPORT.blocks.find((one) => one.register === register);
	if (!block) throw new Error('the sample has every block');
	return { ...block, facts: change(block.facts as BlockData[R]) } as OpenBlock;
}

const first = <Row>([row]: readonly Row[]): Row => {
	if (row === undefined) throw new Error('the sample has rows in every block');
	return row;
};

const factsOf = <R extends OpenBlock['register']>(block: OpenBlock, _register: R) =>
	withNewestFirst(block).facts as BlockData[R];

describe('of a person, too, the newest record comes first, one without a day last', () => {
	test('enforcement cases', () => {
		const block = blockOf('fssp', (facts) => ({
			...facts,
			items: DAYS.map((date) => ({
				...first(facts.items),
				executiveProduction: { number: null, date },
			})),
		}));
		expect(factsOf(block, 'fssp').items.map((row) => row.executiveProduction.date)).toEqual(SORTED);
	});

	test('pledges', () => {
		const block = blockOf('pledge', ({ pageData }) => ({
			pageData: DAYS.map((registrationTime) => ({ ...first(pageData), registrationTime })),
		}));
		expect(factsOf(block, 'pledge').pageData.map((row) => row.registrationTime)).toEqual(SORTED);
	});

	test('cases in arbitration courts', () => {
		const block = blockOf('arbiter', ({ items }) => ({
			items: DAYS.map((date) => ({ ...first(items), date })),
		}));
		expect(factsOf(block, 'arbiter').items.map((row) => row.date)).toEqual(SORTED);
	});

	test('bankruptcies, by what happened last in each', () => {
		const block = blockOf('bankruptcy', ({ result: { pageData } }) => ({
			result: {
				pageData: DAYS.map((date, place) => ({
					...first(pageData),
					lastLegalCase: place === 0 ? null : { number: null, status: { description: null, date } },
					extrajudicialBankruptcy: place === 0 ? { number: null, date } : null,
				})),
			},
		}));
		const days = factsOf(block, 'bankruptcy').result.pageData.map(
			({ lastLegalCase, extrajudicialBankruptcy }) =>
				lastLegalCase?.status.date ?? extrajudicialBankruptcy?.date ?? null,
		);
		expect(days).toEqual(SORTED);
	});
});

test('a block that has no days, or no answer, stays as it is', () => {
	for (const block of SAMPLE_REPORT.blocks) {
		if (['passport', 'inn', 'fsin_wanted', 'terrorist'].includes(block.register)) {
			expect(withNewestFirst(block)).toEqual(block);
		}
		const failed = { ...block, facts: null };
		expect(withNewestFirst(failed)).toEqual(failed);
	}
});

test('page and document show the rows in that order, however the register lists them', async () => {
	const items = DAYS.map((date, place) => ({
		...first((blockOf('arbiter', (facts) => facts).facts as BlockData['arbiter']).items),
		caseNumber: `А00-${place}/2026`,
		date,
	}));
	const desk = openDesk(database.store, playRegisters({ arbiter: found('arbiter', { items }) }));
	const { uuid } = await desk.order();
	await desk.work();
	const payment = { orderId: 'A0N', email: null, at: desk.clock.now() };
	await database.store.transaction((tx) => desk.reports.pay(tx, uuid, payment));
	const report = await desk.reports.present(uuid, null);
	const shown = JSON.parse(report?.arbiter ?? 'null') as BlockData['arbiter'];
	expect(shown.items.map((row) => row.date)).toEqual(SORTED);
	const onPaper = JSON.stringify((await desk.reports.documentOf(uuid))?.blocks);
	const places = [2, 4, 0, 1, 3].map((place) => onPaper.indexOf(`А00-${place}/2026`));
	expect(places).toEqual(places.toSorted((one, other) => one - other));
	expect(places).not.toContain(-1);
});
