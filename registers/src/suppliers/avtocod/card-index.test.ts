import { describe, expect, test } from 'vitest';
import { createMemoryLedger } from '../../report-ledger-memory.ts';
import { ALL_OK, answerTo, contentOf, envelopeOf, factsOf, fixture, reportOf } from './testing/report.ts';
import { aboutPlate, play } from './testing/supplier.ts';

const TWO_CARS = { text: fixture('two_cars.json') };
const LOST = { ok: false, problem: 'timeout', detail: '' } as const;
const order = (key: string) => aboutPlate({ order: { key } });

function ordersOf({ sent }: ReturnType<typeof play>) {
	return sent.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''));
}

describe('the card index', () => {
	test('is read as a plate is', () => {
		expect(factsOf(answerTo('card-index', TWO_CARS.text)).cars).toEqual(
			factsOf(answerTo('plate', TWO_CARS.text)).cars,
		);
		const past = { ownership: { history: { items: [] } }, diagnostic_cards: { items: [], count: 0 } };
		const emptyReport = { ...contentOf('report_empty.json'), ...past };
		expect(answerTo('card-index', envelopeOf(reportOf(emptyReport)))?.state).toBe('clear');
		const failed = { ...ALL_OK, base: 'ERROR' };
		expect(answerTo('card-index', envelopeOf(reportOf(emptyReport, failed)))?.state).toBe('unreachable');
	});

	test('is ordered past everything that is kept, under the key of its order', async () => {
		const played = play({ polls: [TWO_CARS] });
		await played.supplier.ask('plate', aboutPlate());
		expect((await played.supplier.ask('card-index', order('paid-1'))).state).toBe('found');
		expect(ordersOf(played)[1]).toEqual({
			queryType: 'GRZ',
			query: 'В222ВВ22',
			idempotenceKey: 'paid-1',
			options: { FORCE: true },
		});
		expect(played.made()).toBe(2);
	});

	test('is bought once for each order, however often and late it is asked', async () => {
		const played = play({ polls: [TWO_CARS] });
		const { supplier, clock } = played;
		await Promise.all([supplier.ask('card-index', order('one')), supplier.ask('card-index', order('one'))]);
		clock.aheadMs = 20 * 60 * 60_000;
		await supplier.ask('card-index', order('one'));
		expect(played.made()).toBe(1);
		await supplier.ask('card-index', order('other'));
		expect(ordersOf(played).map(({ idempotenceKey }) => idempotenceKey)).toEqual(['one', 'other']);
	});

	test('is ordered with the same key by whoever goes on after a lost reply, or without the ledger', async () => {
		const lost = play({ make: LOST, polls: [TWO_CARS] });
		expect((await lost.supplier.ask('card-index', order('one'))).state).toBe('unreachable');
		const heir = play({ polls: [TWO_CARS] }, { ledger: lost.ledger, leaseOwner: 'heir' });
		expect((await heir.supplier.ask('card-index', order('one'))).state).toBe('found');
		const bare = play({ polls: [TWO_CARS] }, { ledger: createMemoryLedger(() => new Date()) });
		expect((await bare.supplier.ask('card-index', order('one'))).state).toBe('found');
		for (const played of [lost, heir, bare]) expect(ordersOf(played)[0].idempotenceKey).toBe('one');
	});

	test('does not serve the free search, nor is served from it', async () => {
		const played = play({ polls: [TWO_CARS] });
		await played.supplier.ask('card-index', order('one'));
		await played.supplier.ask('plate', aboutPlate());
		played.clock.aheadMs = 61_000;
		await played.supplier.ask('plate', aboutPlate({ refresh: true }));
		const asked = ordersOf(played);
		expect(asked.map(({ options }) => options)).toEqual([{ FORCE: true }, {}, {}]);
		expect(new Set(asked.map(({ idempotenceKey }) => idempotenceKey)).size).toBe(3);
	});

	test('orders nothing more because a source of an old report had failed', async () => {
		const failed = envelopeOf(reportOf(contentOf('report_empty.json'), { ...ALL_OK, base: 'ERROR' }));
		const played = play({ polls: [{ text: failed }] });
		expect((await played.supplier.ask('card-index', order('one'))).state).toBe('unreachable');
		played.clock.aheadMs = 60 * 60_000;
		expect((await played.supplier.ask('card-index', order('one'))).state).toBe('unreachable');
		expect(played.made()).toBe(1);
	});

	test('is never asked without an order: that is a bug of ours', async () => {
		const { supplier, sent } = play({ polls: [TWO_CARS] });
		await expect(supplier.ask('card-index', aboutPlate())).rejects.toThrow('paid order');
		expect(sent).toEqual([]);
	});
});
