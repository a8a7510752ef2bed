import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type Desk, openDesk } from '../testing/desk.ts';
import { clear, down, found, type PlayedRegisters, playRegisters } from '../testing/played-registers.ts';
import { blockOf } from '../testing/rows.ts';
import { requeueOverdue } from './overdue-requeue.ts';

const database = setUpDatabase();
let registers: PlayedRegisters;
let desk: Desk;
beforeEach(() => {
	registers = playRegisters();
	desk = openDesk(database.store, registers);
});

const present = (uuid: string, viewer: string | null = null) => desk.reports.present(uuid, viewer);

describe('a process that is killed', () => {
	/** Never answers: the asker is dead. */
	const never = () => new Promise<never>(() => {});

	/** Asks, and dies in the middle of it. */
	async function die(uuid: string): Promise<void> {
		const asked = registers.asked.length;
		const { id } = await blockOf(database.store, uuid, 'arbiter');
		// What is left of it may wake after the store of these tests is gone.
		desk.ask({ id }, new AbortController().signal).catch(() => {});
		await expect.poll(() => registers.asked.length).toBe(asked + 1);
		// Its own holding on ends with it: no second of that is heard in this clock.
	}

	test('loses no block: the sweep finds it when its time is over, and another process asks', async () => {
		const { uuid } = await desk.order();
		registers.play('arbiter', never);
		await die(uuid);
		desk.jobs.stored.splice(0);
		desk.pass(15_000);
		await requeueOverdue({ store: database.store, clock: desk.clock }, desk.jobs);
		const { id } = await blockOf(database.store, uuid, 'arbiter');
		expect(desk.jobs.stored.map((job) => job.id)).not.toContain(id);
		desk.pass(20_000);
		await requeueOverdue({ store: database.store, clock: desk.clock }, desk.jobs);
		expect(desk.jobs.stored.map((job) => job.id)).toContain(id);
		registers.play('arbiter', clear);
		await desk.work();
		expect(await present(uuid)).toMatchObject({ report_status: 'completed', arbiter_attempt_count: 1 });
	});

	test('in the middle of a question that costs money has it repeated once, and that is counted', async () => {
		const { uuid } = await desk.order();
		const sent: number[] = [];
		const costly =
			(answer: () => unknown) =>
			async ({ beforePaid }: { beforePaid(): Promise<void> }, time: number) => {
				await beforePaid();
				sent.push(time);
				return answer() as never;
			};
		registers.play('arbiter', costly(never));
		await die(uuid);
		await expect.poll(() => sent).toEqual([0]);
		desk.pass(21_000);
		await die(uuid);
		await expect.poll(() => sent).toEqual([0, 1]);
		expect(await blockOf(database.store, uuid, 'arbiter')).toMatchObject({
			costly_open: true,
			costly_sent: 2,
			costly_repeated: 1,
		});
		desk.pass(21_000);
		const refused: string[] = [];
		registers.play('arbiter', async ({ beforePaid }, time) => {
			await beforePaid().catch((error: Error) => refused.push(error.message));
			return down({} as never, time);
		});
		const { id } = await blockOf(database.store, uuid, 'arbiter');
		await desk.ask({ id }, new AbortController().signal);
		expect(refused).toEqual(['a question that costs money must not be sent again']);
		// No other supplier is asked: it is over, and holds its report up no longer.
		expect(await blockOf(database.store, uuid, 'arbiter')).toMatchObject({
			costly_open: true,
			costly_sent: 2,
			attempts: 5,
			next_at: null,
		});
		await desk.work();
		expect(await present(uuid)).toMatchObject({
			report_status: 'completed',
			arbiter: null,
			meta: { arbiter: { state: 'unreachable' } },
		});
		expect(await desk.metrics.text()).toContain(
			'avtosverka_owner_report_costly_questions_total{register="arbiter",time="repeated"} 1',
		);
	});

	test('twice is not paid for a third time, and whoever costs nothing is asked further on', async () => {
		const withFree: Pick<PlayedRegisters, 'ask'> = {
			async ask(register, question) {
				const { answer, tried } = await registers.ask(register, question);
				return { answer, tried: [{ source: 'fssp', state: 'unreachable' }, ...tried] };
			},
		};
		desk = openDesk(database.store, withFree);
		const { uuid } = await desk.order();
		await database.store.query(
			'update owner_report_block set costly_open = true, costly_sent = 2, costly_repeated = 1 where report_uuid = $1',
			[uuid],
		);
		let refused = 0;
		registers.play('fssp', async ({ beforePaid }, time) => {
			await beforePaid().catch(() => {
				refused += 1;
			});
			return down({} as never, time);
		});
		await desk.workFor(30_000);
		expect(refused).toBe(3);
		expect(await blockOf(database.store, uuid, 'fssp')).toMatchObject({
			costly_open: true,
			costly_sent: 2,
			attempts: 3,
		});
		registers.play('fssp', clear);
		await desk.workFor(60_000);
		expect(await blockOf(database.store, uuid, 'fssp')).toMatchObject({ state: 'clear', costly_sent: 2 });
	});

	test('after its question was answered costs nothing more', async () => {
		const { uuid } = await desk.order();
		registers.play('arbiter', async (question, time) => {
			await question.beforePaid();
			return down(question, time);
		});
		const { id } = await blockOf(database.store, uuid, 'arbiter');
		await desk.ask({ id }, new AbortController().signal);
		expect(await blockOf(database.store, uuid, 'arbiter')).toMatchObject({
			costly_open: false,
			costly_sent: 1,
			costly_repeated: 0,
		});
	});

	test('that comes back to life writes and pays nothing once another one has its block', async () => {
		const { uuid } = await desk.order();
		const awake = Promise.withResolvers<void>();
		const late: string[] = [];
		registers.play('arbiter', async (question, time) => {
			if (time > 0) return clear(question, time);
			await awake.promise;
			await question.beforePaid().catch((error: Error) => late.push(error.message));
			return found('arbiter')(question, time);
		});
		const { id } = await blockOf(database.store, uuid, 'arbiter');
		const asleep = desk.ask({ id }, new AbortController().signal);
		await expect.poll(() => registers.asked.length).toBe(1);
		desk.pass(21_000);
		await desk.ask({ id }, new AbortController().signal);
		awake.resolve();
		await asleep;
		expect(late).toHaveLength(1);
		expect(await blockOf(database.store, uuid, 'arbiter')).toMatchObject({ state: 'clear', costly_sent: 0 });
	});
});
