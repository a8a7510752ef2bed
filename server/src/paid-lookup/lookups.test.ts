import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Answer } from '@avtosverka/registers/answer';
import type { PlateCars } from '@avtosverka/registers/registers/plate';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { storeAnswer } from '../answers/store.ts';
import { type FakeRegisters, fakeRegisters } from '../answers/testing/fake-registers.ts';
import { HOUR_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createLedger } from '../ledger/ledger.ts';
import { balanceOf } from '../ledger/testing/rows.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import {
	finds,
	lookupsOf,
	OTHER_VIN,
	PATIENT,
	PLATE,
	personWith,
	process,
	VIN,
} from './testing/processes.ts';

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let person: string;
beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer`);
	clock = testClock();
	registers = fakeRegisters(clock);
	registers.reactFor('card-index', () => finds(clock, VIN));
	person = await personWith(database.store, clock, 10);
});

const node = (limits = {}) => process({ store: database.store, clock, registers }, limits);
const about = (more: object = {}) => ({ accountId: person, plate: PLATE, known: null, ...more });
const balance = async () => (await balanceOf(database.store, person)).requests;
const rows = () => lookupsOf(database.store, person);
const keysAsked = () => registers.asked.map(({ question }) => question.order?.key);
const asked = { source: 'avtocod', asOf: new Date('2026-11-21T07:42:00Z') } as const;

/** Answers only when `come` is called. */
function slowAnswer() {
	const { promise, resolve } = Promise.withResolvers<Answer<PlateCars>>();
	registers.reactFor('card-index', () => promise);
	return {
		come: () => resolve(finds(clock, VIN)),
		isAsked: () => expect.poll(() => registers.asked.length, PATIENT).toBeGreaterThan(0),
	};
}

describe('a paid lookup', () => {
	test('asks the card index by the key of its row, and is charged for a VIN', async () => {
		const reply = await node().ask(about());
		const [row] = await rows();
		expect(reply).toMatchObject({ kind: 'ended', lookup: { state: 'charged', vin: VIN } });
		expect(registers.asked).toMatchObject([
			{
				register: 'card-index',
				question: { subject: { kind: 'plate', plate: PLATE }, order: { key: row?.id } },
			},
		]);
		expect(await balanceOf(database.store, person)).toEqual({ requests: 9, booked: 9, kopecks: 49_00 });
	});

	test.each([
		['the VIN that the page shows', () => finds(clock, VIN), { known: VIN }],
		['a car whose VIN is behind stars', () => finds(clock, null), {}],
		['no car', () => ({ ...asked, state: 'clear' }) as const, {}],
		[
			'no VIN, but a source was silent',
			() => ({ ...finds(clock, null), state: 'partial', skippedRows: 0 }) as Answer<PlateCars>,
			{},
		],
		['silence', () => ({ ...asked, state: 'unreachable', detail: '' }) as const, {}],
		['a refusal', () => ({ ...asked, state: 'refused', reason: 'quota', detail: '' }) as const, {}],
		['something unreadable', () => ({ ...asked, state: 'unreadable', detail: '' }) as const, {}],
		['nothing, since it is not asked', () => ({ state: 'not-asked', reason: 'no-key' }) as const, {}],
		['nothing, since our budget is spent', () => ({ state: 'not-asked', reason: 'budget' }) as const, {}],
	])('costs nothing when it brings %s', async (_, answer, more) => {
		registers.reactFor('card-index', answer);
		const reply = await node().ask(about(more));
		expect(reply).toMatchObject({
			kind: 'ended',
			lookup: { state: 'released', answerState: answer().state },
		});
		expect(await balance()).toBe(10);
	});

	test('costs nothing when the free search shows the VIN already', async () => {
		const cached = {
			register: 'plate',
			answer: finds(clock, VIN),
			askedAt: clock.now(),
			cachedUntil: clock.now(),
		} as const;
		await storeAnswer(database.store, { kind: 'plate', plate: PLATE }, cached);
		expect(await node().ask(about())).toMatchObject({ lookup: { state: 'released', vin: VIN } });
		expect(await balance()).toBe(10);
	});

	test('is charged for a VIN of which some source was silent, and for one new VIN among known ones', async () => {
		registers.reactFor(
			'card-index',
			() => ({ ...finds(clock, VIN, OTHER_VIN), state: 'partial', skippedRows: 0 }) as Answer<PlateCars>,
		);
		expect(await node().ask(about({ known: VIN }))).toMatchObject({
			lookup: { state: 'charged', vin: OTHER_VIN },
		});
		expect(await balance()).toBe(9);
	});
});

describe('pressing again', () => {
	test('while it is under way asks once, holds once, and gives both the answer', async () => {
		const slow = slowAnswer();
		const one = node();
		const presses = [one.ask(about()), one.ask(about())];
		await slow.isAsked();
		presses.push(one.ask(about()), node().ask(about()));
		slow.come();
		// A press that was slow to get its turn may have found it ended.
		for (const reply of await Promise.all(presses)) {
			expect(reply).toMatchObject({ lookup: { state: 'charged', vin: VIN } });
		}
		expect(registers.asked).toHaveLength(1);
		expect(await rows()).toHaveLength(1);
		expect(await balance()).toBe(9);
	});

	test('gives what was paid for, a year later too, also to somebody who has nothing left', async () => {
		person = await personWith(database.store, clock, 1);
		await node().ask(about());
		clock.pass(23 * HOUR_MS);
		const again = await node().ask(about({ known: OTHER_VIN }));
		expect(again).toMatchObject({ kind: 'answered-before', lookup: { vin: VIN, state: 'charged' } });
		expect(registers.asked).toHaveLength(1);
		for (const known of [null, OTHER_VIN]) {
			clock.pass(365 * 24 * HOUR_MS);
			const late = await node().ask(about({ known }));
			expect(late).toMatchObject({ kind: 'answered-before', lookup: { vin: VIN, state: 'charged' } });
		}
		expect(await node().bought(about())).toMatchObject({ kind: 'answered-before', lookup: { vin: VIN } });
		expect(registers.asked).toHaveLength(1);
		expect(await balance()).toBe(0);
		await expect(node().ask(about({ known: VIN }))).rejects.toMatchObject({ status: 402 });
		await expect(node().ask(about({ plate: 'Е404КХ99' }))).rejects.toMatchObject({ status: 402 });
	});

	test('for a newer VIN asks anew after a day, and the VIN he paid for once is not charged again', async () => {
		await node().ask(about());
		clock.pass(25 * HOUR_MS);
		expect(await node().ask(about({ known: VIN }))).toMatchObject({
			kind: 'ended',
			lookup: { state: 'released', vin: VIN },
		});
		registers.reactFor('card-index', () => finds(clock, OTHER_VIN));
		clock.pass(25 * HOUR_MS);
		expect(await node().ask(about({ known: VIN }))).toMatchObject({
			lookup: { state: 'charged', vin: OTHER_VIN },
		});
		expect(await balance()).toBe(8);
		expect(await node().ask(about())).toMatchObject({ kind: 'answered-before', lookup: { vin: OTHER_VIN } });
		expect(await node().bought(about({ plate: 'Е404КХ99' }))).toBeNull();
	});

	test('never costs more than there are VINs in what was told, whatever is asked and when', async () => {
		const answers = fc.constantFrom([VIN], [OTHER_VIN], [VIN, OTHER_VIN], [null], []);
		const press = fc.record({
			answer: answers,
			known: fc.constantFrom(null, VIN, OTHER_VIN),
			hours: fc.constantFrom(0, 1, 25, 24 * 365),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 5 }), async (presses) => {
				const buyer = await personWith(database.store, clock, 2);
				const vins = new Set<string>();
				for (const { answer, known, hours } of presses) {
					clock.pass(hours * HOUR_MS);
					registers.reactFor('card-index', () => finds(clock, ...answer));
					const asked = node().ask({ accountId: buyer, plate: PLATE, known });
					const reply = await asked.catch((problem) => {
						expect(problem).toMatchObject({ status: 402 });
						return null;
					});
					if (reply !== null && reply.kind !== 'pending' && reply.lookup.vin) vins.add(reply.lookup.vin);
				}
				const { requests } = await balanceOf(database.store, buyer);
				expect(2 - requests).toBeLessThanOrEqual(vins.size);
			}),
			{ numRuns: 15 },
		);
	});

	test('after «no VIN» asks anew six hours later, after silence at once', async () => {
		registers.reactFor('card-index', () => ({ ...asked, state: 'clear' }));
		await node().ask(about());
		clock.pass(5 * HOUR_MS);
		expect(await node().ask(about())).toMatchObject({ kind: 'answered-before', lookup: { vin: null } });
		clock.pass(2 * HOUR_MS);
		registers.reactFor('card-index', () => ({ ...asked, state: 'unreachable', detail: '' }));
		await node().ask(about());
		await node().ask(about());
		expect(registers.asked).toHaveLength(3);
	});

	test('is nothing to another person: he pays for himself', async () => {
		await node().ask(about());
		const other = await personWith(database.store, clock, 1);
		expect(await node().ask(about({ accountId: other }))).toMatchObject({ lookup: { state: 'charged' } });
		expect(new Set(keysAsked()).size).toBe(2);
	});
});

describe('a request that is not there', () => {
	test('is not held: with none, with one that is held, and for a deleted person', async () => {
		person = await personWith(database.store, clock, 0);
		await expect(node().ask(about())).rejects.toMatchObject({
			status: 402,
			code: 'no-requests',
			message: 'В данный момент у Вас нет оплаченых запросов',
		});
		person = await personWith(database.store, clock, 1);
		const slow = slowAnswer();
		const first = node().ask(about());
		await slow.isAsked();
		await expect(node().ask(about({ plate: 'Е404КХ99' }))).rejects.toMatchObject({ status: 402 });
		slow.come();
		await first;
		await database.store.db.execute(
			sql`update account set google_id = null, deleted_at = now() where id = ${person}`,
		);
		await expect(node().ask(about())).rejects.toMatchObject({ status: 401 });
		expect(registers.asked).toHaveLength(1);
	});

	test('is charged to nobody, however many presses come at once', async () => {
		const nodes = [node(), node()];
		const plates = Array.from(
			{ length: 200 },
			(_, place) => `А${String(place).padStart(3, '0')}ВС77` as Plate,
		);
		const presses = plates.map((plate, place) => nodes[place % 2]?.ask(about({ plate })));
		const outcomes = await Promise.allSettled(presses);
		const charged = outcomes.filter(({ status }) => status === 'fulfilled');
		expect(charged).toHaveLength(10);
		for (const outcome of outcomes) {
			if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 402 });
		}
		expect(await balanceOf(database.store, person)).toMatchObject({ requests: 0, booked: 0 });
		expect((await createLedger(database.store, clock).check()).differences).toEqual([]);
	}, 60_000);

	test('is not held either when too many lookups in an hour came to nothing', async () => {
		registers.reactFor('card-index', () => ({ state: 'clear', ...asked }));
		const strict = node({ releasedPerHour: 2 });
		for (const plate of ['А111АА77', 'А222АА77'] as Plate[]) await strict.ask(about({ plate }));
		const third = about({ plate: 'А333АА77' as Plate });
		await expect(strict.ask(third)).rejects.toMatchObject({ status: 429 });
		expect(await balance()).toBe(10);
		clock.pass(HOUR_MS + 1);
		expect(await strict.ask(third)).toMatchObject({ kind: 'ended', lookup: { state: 'released' } });
	});

	test('is not held while what is confirmed could be lost; what was told before is told all the same', async () => {
		const store = { ...database.store, takesMoney: () => false };
		const careful = process({ store, clock, registers });
		await expect(careful.ask(about())).rejects.toMatchObject({ status: 503, code: 'unavailable' });
		expect([registers.asked.length, await balance(), await rows()]).toEqual([0, 10, []]);
		await node().ask(about());
		expect(await careful.ask(about())).toMatchObject({ kind: 'answered-before', lookup: { vin: VIN } });
	});

	test('leaves no plate and no VIN behind when its person is deleted', async () => {
		await node().ask(about({ known: OTHER_VIN }));
		await testAccounts(database.store, clock).remove(person);
		expect(await rows()).toMatchObject([{ state: 'charged', plate: '', vin: null, knownVin: null }]);
	});
});
