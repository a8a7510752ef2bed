import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { beforeEach, describe, expect, test } from 'vitest';
import { GivenBack } from '../../jobs/queue-worker.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type Desk, openDesk } from '../testing/desk.ts';
import { PRIMEROV } from '../testing/people.ts';
import { clear, down, found, off, type PlayedRegisters, playRegisters } from '../testing/played-registers.ts';
import { blockOf } from '../testing/rows.ts';

const database = setUpDatabase();
let registers: PlayedRegisters;
let desk: Desk;
beforeEach(() => {
	registers = playRegisters();
	desk = openDesk(database.store, registers);
});

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
const present = (uuid: string, viewer: string | null = null) => desk.reports.present(uuid, viewer);
const pay = (uuid: string) =>
	database.store.transaction((tx) =>
		desk.reports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: desk.clock.now() }),
	);

describe('a report whose registers live', () => {
	test('asks each of them once about the person, and is complete', async () => {
		const { uuid } = await desk.order();
		await desk.work();
		expect(registers.asked.map(({ register }) => register).sort()).toEqual([...PERSON_REGISTERS].sort());
		expect(registers.asked[0]?.question.person).toEqual(PRIMEROV);
		expect(await present(uuid)).toMatchObject({
			report_status: 'completed',
			ready_to_pay: true,
			terrorist_attempt_count: 1,
		});
		expect(desk.jobs.stored).toEqual([]);
	});

	test('has the consent beside it before anything is asked', async () => {
		const { uuid, accountId } = await desk.order();
		expect(registers.asked).toEqual([]);
		const { rows } = await database.store.query(
			'select account_id, text_version, length(text_sha256) as hashed, ended_at from owner_report_consent where report_uuid = $1',
			[uuid],
		);
		expect(rows).toEqual([{ account_id: accountId, text_version: '2026-11-21', hashed: 32, ended_at: null }]);
	});
});

describe('a register that fails', () => {
	test('is told to be unavailable after five attempts, and the report may be paid for', async () => {
		registers.play('bankruptcy', down);
		const { uuid } = await desk.order();
		await desk.workFor(119_000);
		expect(await present(uuid)).toMatchObject({ ready_to_pay: false, bankruptcy_attempt_count: 4 });
		await desk.workFor(1_000);
		expect(await present(uuid)).toMatchObject({
			ready_to_pay: true,
			report_status: 'forming',
			bankruptcy_attempt_count: 5,
			meta: { bankruptcy: { state: 'unreachable', source: 'apicloud' } },
		});
	});

	test('is told at once where there is nobody to ask', async () => {
		registers.play('arbiter', off);
		const { uuid } = await desk.order();
		await desk.work();
		expect(await present(uuid)).toMatchObject({
			ready_to_pay: true,
			report_status: 'forming',
			arbiter_attempt_count: 5,
			meta: { arbiter: { state: 'not-asked', reason: 'switched-off', source: null } },
		});
	});

	test('that answers a day later completes the report, and its buyer is told once', async () => {
		registers.play('bankruptcy', down);
		const { uuid } = await desk.order();
		await desk.workFor(10 * MINUTE);
		await pay(uuid);
		registers.play('bankruptcy', found('bankruptcy'));
		await desk.workFor(DAY);
		expect(await present(uuid)).toMatchObject({ report_status: 'completed', paid: true });
		expect((await present(uuid))?.bankruptcy).toContain('Реализация имущества');
		expect(desk.logged).toEqual([uuid]);
	});

	test('for seven days ends the report; who paid has heard nothing new and is told nothing', async () => {
		registers.play('bankruptcy', down);
		const { uuid } = await desk.order();
		await desk.workFor(10 * MINUTE);
		await pay(uuid);
		await desk.workFor(7 * DAY);
		expect(await present(uuid)).toMatchObject({ report_status: 'completed', bankruptcy: null });
		const asked = registers.asked.length;
		await desk.workFor(DAY);
		expect(registers.asked).toHaveLength(asked);
		expect(desk.logged).toEqual([]);
	});

	test('by a bug of ours counts as an attempt, and the log says which register and nothing of the person', async () => {
		registers.play('inn', () => {
			return JSON.parse(PRIMEROV.lastName);
		});
		const { uuid } = await desk.order();
		await desk.workFor(3 * MINUTE);
		expect(await present(uuid)).toMatchObject({
			ready_to_pay: true,
			inn_attempt_count: 5,
			meta: { inn: { state: 'unreadable', source: null } },
		});
		expect(desk.lines.filter((line) => line.includes('"register":"inn"'))).toHaveLength(5);
		expect(desk.lines.join('')).toContain('asking.test.ts');
		expect(desk.lines.join('')).not.toContain(PRIMEROV.lastName);
	});
});

test('facts in another shape than the block’s are a bug of ours, and not kept', async () => {
	registers.play('terrorist', found('terrorist', { data: [{ FullName: 'x' }] } as never));
	const { uuid } = await desk.order();
	await desk.work();
	expect(await present(uuid)).toMatchObject({ meta: { terrorist: { state: 'unreadable' } } });
});

describe('a report that was whole when it was paid for', () => {
	test('has told its buyer everything already', async () => {
		const { uuid } = await desk.order();
		await desk.work();
		await pay(uuid);
		expect(desk.logged).toEqual([]);
	});
});

describe('one block', () => {
	test('is asked by one asking at a time, whichever job comes', async () => {
		const { uuid } = await desk.order();
		const asking = Promise.withResolvers<void>();
		const answer = Promise.withResolvers<void>();
		registers.play('pledge', async (question, time) => {
			asking.resolve();
			await answer.promise;
			return clear(question, time);
		});
		const { id } = await blockOf(database.store, uuid, 'pledge');
		const first = desk.ask({ id }, new AbortController().signal);
		await asking.promise;
		await desk.ask({ id }, new AbortController().signal);
		answer.resolve();
		await first;
		await desk.ask({ id }, new AbortController().signal);
		expect(registers.asked).toHaveLength(1);
	});

	test('of a report that was deleted meanwhile is forgotten with what it was told', async () => {
		const { uuid, accountId } = await desk.order();
		registers.play('pledge', async (question, time) => {
			await desk.reports.remove(uuid, accountId);
			return clear(question, time);
		});
		const { id } = await blockOf(database.store, uuid, 'pledge');
		await desk.ask({ id }, new AbortController().signal);
		expect(await present(uuid)).toBe(null);
	});

	test('is given back by a process that ends, as if it had not been asked', async () => {
		const { uuid } = await desk.order();
		const stopping = new AbortController();
		registers.play('pledge', (question, time) => {
			stopping.abort();
			return down(question, time);
		});
		const { id } = await blockOf(database.store, uuid, 'pledge');
		await expect(desk.ask({ id }, stopping.signal)).rejects.toThrow(GivenBack);
		expect(await blockOf(database.store, uuid, 'pledge')).toMatchObject({ attempts: 0, holder: null });
		registers.play('pledge', clear);
		await desk.ask({ id }, new AbortController().signal);
		expect(await blockOf(database.store, uuid, 'pledge')).toMatchObject({ attempts: 1, state: 'clear' });
	});
});
