import { describe, expect, test } from 'vitest';
import { isSettledAnswer } from '../../answer.ts';
import { ALL_OK, contentOf, envelopeOf, fixture, reportOf } from './testing/report.ts';
import { aboutVin, play } from './testing/supplier.ts';

const FULL = { text: envelopeOf(reportOf(contentOf('report_full.json'))) };

describe('asking anew', () => {
	test('joins what was asked anew a moment ago, and orders a new report later', async () => {
		const { supplier, sent, clock, made } = play({ polls: [FULL] });
		await supplier.ask('dtp', aboutVin());
		await supplier.ask('dtp', aboutVin({ refresh: true }));
		expect(made()).toBe(1);
		clock.aheadMs = 61_000;
		await supplier.ask('dtp', aboutVin({ refresh: true }));
		await supplier.ask('zalog', aboutVin({ refresh: true }));
		await supplier.ask('wanted', aboutVin());
		expect(made()).toBe(2);
		const orders = sent.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''));
		expect(orders.map(({ options }) => options)).toEqual([{}, { FORCE: true }]);
		expect(orders[0].idempotenceKey).not.toBe(orders[1].idempotenceKey);
	});

	test('is not needed after a day', async () => {
		const { supplier, clock, made } = play({ polls: [FULL] });
		await supplier.ask('dtp', aboutVin());
		clock.aheadMs = 23 * 60 * 60_000;
		await supplier.ask('dtp', aboutVin());
		expect(made()).toBe(1);
		clock.aheadMs = 25 * 60 * 60_000;
		await supplier.ask('dtp', aboutVin());
		expect(made()).toBe(2);
	});

	test('is what an answer of a report that was there before does not claim: it says when that came', async () => {
		const { supplier, clock } = play({ polls: [FULL] });
		const repliedAt = async (register: 'dtp' | 'zalog') => {
			const answer = await supplier.ask(register, aboutVin());
			return isSettledAnswer(answer) ? answer.repliedAt?.getTime() : null;
		};
		const first = await repliedAt('dtp');
		expect(first).toEqual(expect.any(Number));
		clock.aheadMs = 23 * 60 * 60_000;
		expect(await repliedAt('zalog')).toBe(first);
		clock.aheadMs = 25 * 60 * 60_000;
		expect(await repliedAt('zalog')).toBeGreaterThanOrEqual(Number(first) + clock.aheadMs);
	});

	test('happens by itself when an old report only tells that the source had failed', async () => {
		const none = contentOf('none_report.json');
		const failed = envelopeOf(reportOf(none, { ...ALL_OK, 'customs.fts': 'ERROR' }));
		const { supplier, clock, made, sent } = play({
			polls: [{ text: failed }, { text: envelopeOf(reportOf(none)) }],
		});
		expect((await supplier.ask('customs', aboutVin())).state).toBe('unreachable');
		clock.aheadMs = 9 * 60_000;
		expect((await supplier.ask('customs', aboutVin())).state).toBe('unreachable');
		expect(made()).toBe(1);
		clock.aheadMs = 11 * 60_000;
		expect((await supplier.ask('dtp', aboutVin())).state).toBe('clear');
		expect(made()).toBe(1);
		expect((await supplier.ask('customs', aboutVin())).state).toBe('clear');
		expect(made()).toBe(2);
		expect(JSON.parse(sent[2]?.body ?? '').options).toEqual({ FORCE: true });
	});
});

describe('an order that was lost on its way', () => {
	test('is repeated with the same idempotence key', async () => {
		const lost = { ok: false, problem: 'timeout', detail: '' } as const;
		const script = { make: lost as typeof lost | { text: string }, polls: [FULL] };
		const { supplier, sent } = play(script);
		expect(await supplier.ask('dtp', aboutVin())).toMatchObject({
			state: 'unreachable',
			detail: 'transport: timeout',
		});
		script.make = { text: fixture('make.json') };
		expect((await supplier.ask('dtp', aboutVin())).state).toBe('found');
		const keys = sent.filter(({ body }) => body).map(({ body }) => JSON.parse(body ?? '').idempotenceKey);
		expect(keys).toHaveLength(2);
		expect(new Set(keys).size).toBe(1);
	});
});
