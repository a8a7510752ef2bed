import { SHOWN_WHEN_PAID } from '@avtosverka/contract/vocabulary/person-register';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { findDueReturns, lockDueReturn } from '../returns/store.ts';
import { type Desk, openDesk } from '../testing/desk.ts';
import {
	clear,
	costly,
	down,
	found,
	off,
	type PlayedRegisters,
	playRegisters,
} from '../testing/played-registers.ts';
import { blockOf } from '../testing/rows.ts';

const database = setUpDatabase();
beforeEach(async () => {
	await database.store.query('delete from shared_count');
	await database.store.query('delete from owner_report');
});

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const sent = async () => {
	const { rows } = await database.store.db.execute<{ sent: number }>(
		sql`select coalesce(sum(costly_sent), 0)::int as sent from owner_report_block`,
	);
	return rows[0]?.sent ?? 0;
};
const pay = (desk: Desk, uuid: string) =>
	database.store.transaction((tx) =>
		desk.reports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: desk.clock.now() }),
	);
const askedOf = (registers: PlayedRegisters) => registers.asked.map(({ register }) => register).sort();

describe('an attack of free orders', () => {
	test('spends no more paid questions than the installation allows in a day, whatever is answered', async () => {
		const registers = playRegisters({ passport: costly(down), arbiter: costly(down) }, costly(clear));
		const desk = openDesk(database.store, registers, 30);
		for (let order = 0; order < 40; order += 1) await desk.order();
		await desk.workFor(3 * 60_000);
		expect(await sent()).toBe(30);
		expect(await desk.metrics.text()).toMatch(
			/questions_withheld_total\{register="fssp",why="day-limit"\} \d/,
		);
		desk.pass(DAY);
		await desk.order();
		await desk.work();
		expect(await sent()).toBe(34);
	}, 120_000);

	test('spends two paid questions a block at most where the day has enough, and none of what is told later', async () => {
		const desk = openDesk(database.store, playRegisters({}, costly(down)));
		const { uuid } = await desk.order();
		await desk.workFor(6 * DAY);
		for (const register of SHOWN_WHEN_PAID) {
			expect(await blockOf(database.store, uuid, register)).toMatchObject({ costly_sent: 0 });
		}
		for (const register of ['passport', 'inn', 'fssp', 'arbiter'] as const) {
			expect(await blockOf(database.store, uuid, register)).toMatchObject({ costly_sent: 2 });
		}
	});
});

describe('an unpaid report', () => {
	test('is ready at once where all that is left costs money and is not told before the payment', async () => {
		const registers = playRegisters({ terrorist: costly(found('terrorist')) });
		const desk = openDesk(database.store, registers);
		const { uuid } = await desk.order();
		await desk.work();
		expect(await desk.reports.present(uuid, null)).toMatchObject({
			ready_to_pay: true,
			report_status: 'forming',
			terrorist_attempt_count: 0,
			meta: { terrorist: { state: 'not-asked', reason: 'after-payment', nextAt: null } },
		});
		await desk.workFor(6 * DAY);
		expect(registers.asked).toHaveLength(8);
		expect(await sent()).toBe(0);
	});

	test('asks the rest right after the payment, tells it and is complete', async () => {
		const registers = playRegisters({ terrorist: costly(found('terrorist')), fssp: costly(clear) });
		const desk = openDesk(database.store, registers);
		const { uuid } = await desk.order();
		await desk.work();
		registers.asked.splice(0);
		await pay(desk, uuid);
		expect(await desk.reports.present(uuid, null)).toMatchObject({
			report_status: 'forming',
			ready_to_pay: true,
		});
		await desk.work();
		expect(askedOf(registers)).toEqual(['terrorist']);
		const report = await desk.reports.present(uuid, null);
		expect(report).toMatchObject({ report_status: 'completed', terrorist_attempt_count: 1 });
		expect(report?.terrorist).toContain('TerroristTypeName');
		expect(await sent()).toBe(2);
	});

	test('that is paid for on its last day has seven days more, from its first attempt on', async () => {
		const registers = playRegisters({ bankruptcy: down });
		const desk = openDesk(database.store, registers);
		const { uuid } = await desk.order();
		await desk.workFor(8 * DAY);
		expect(await desk.reports.present(uuid, null)).toMatchObject({ report_status: 'completed' });
		await pay(desk, uuid);
		await desk.workFor(HOUR);
		expect(await desk.reports.present(uuid, null)).toMatchObject({ report_status: 'forming' });
		registers.play('bankruptcy', found('bankruptcy'));
		await desk.workFor(6 * DAY);
		expect((await desk.reports.present(uuid, null))?.bankruptcy).toContain('Реализация имущества');
	});

	test('that is paid for in the middle of an asking is asked on', async () => {
		const registers = playRegisters();
		const desk = openDesk(database.store, registers);
		const { uuid } = await desk.order();
		registers.play('terrorist', async (question, time) => {
			if (time === 0) await pay(desk, uuid);
			return costly(found('terrorist'))(question, time);
		});
		await desk.workFor(1_000);
		expect(await desk.reports.present(uuid, null)).toMatchObject({ report_status: 'completed' });
		expect(await blockOf(database.store, uuid, 'terrorist')).toMatchObject({
			state: 'found',
			costly_sent: 1,
		});
	});
});

describe('a paid report whose time is over', () => {
	test('is owed for its silent registers, but for those that were said not to be asked', async () => {
		const registers = playRegisters({ bankruptcy: down, pledge: off, inn: off });
		const desk = openDesk(database.store, registers);
		const { uuid } = await desk.order();
		await desk.work();
		// It was not said of this one: it was switched off after the payment.
		registers.play('inn', costly(down));
		await desk.workFor(20 * 60_000);
		await pay(desk, uuid);
		registers.play('inn', off);
		expect(await findDueReturns(database.store, 10)).toEqual([]);
		await desk.workFor(8 * DAY);
		expect(await findDueReturns(database.store, 10)).toEqual([{ uuid, orderId: 'A0Z' }]);
		const owed = await database.store.transaction((tx) => lockDueReturn(tx, { uuid, orderId: 'A0Z' }));
		expect(owed).toMatchObject({ registers: 2 });
	});

	test('is owed nothing where every register has answered, nor is one that nobody has paid for', async () => {
		const desk = openDesk(database.store, playRegisters({ bankruptcy: down }));
		await desk.order();
		const whole = openDesk(database.store, playRegisters());
		const { uuid } = await whole.order();
		await pay(whole, uuid);
		for (const one of [desk, whole]) await one.workFor(8 * DAY);
		expect(await findDueReturns(database.store, 10)).toEqual([]);
	});
});
