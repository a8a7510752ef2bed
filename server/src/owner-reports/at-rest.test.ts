import { BLOCKS } from '@avtosverka/contract/owner-report/blocks';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCipher } from '../store/cipher.ts';
import { setUpDatabase, TEST_DATA_KEYS } from '../store/testing/test-database.ts';
import { type Desk, openDesk } from './testing/desk.ts';
import { TRACES_OF_PRIMEROV } from './testing/people.ts';
import { down, found, playRegisters } from './testing/played-registers.ts';
import { wholeStore } from './testing/rows.ts';
import { textsOf } from './testing/texts.ts';

const database = setUpDatabase();
let desk: Desk;
let uuid: string;
let accountId: string;
/** Everything that any register reported, and what the payer left. */
const texts: string[] = [];
beforeAll(async () => {
	const all = Object.fromEntries(
		Object.keys(BLOCKS).map((register) => [register, found(register as keyof typeof BLOCKS)]),
	);
	desk = openDesk(database.store, playRegisters({ ...all, passport: down }));
	({ uuid, accountId } = await desk.order());
	await desk.workFor(30_000);
	await database.store.transaction((tx) =>
		desk.reports.pay(tx, uuid, { orderId: 'A1Z', email: 'kupil@example.com', at: desk.clock.now() }),
	);
	texts.push(
		...TRACES_OF_PRIMEROV,
		...textsOf(await desk.reports.present(uuid, accountId)),
		'kupil@example.com',
	);
});

describe('a person’s data at rest', () => {
	test('are readable nowhere in the store: no name, birth date, passport, row, e-mail or network address', async () => {
		expect(texts.length).toBeGreaterThan(40);
		const bytes = await wholeStore(database.store);
		expect(bytes.includes(uuid)).toBe(true);
		expect([...texts, '203.0.113.7'].filter((text) => bytes.includes(text))).toEqual([]);
	});

	test('stand in no line of the log', () => {
		expect(texts.filter((text) => desk.lines.join('').includes(text))).toEqual([]);
		expect(desk.lines.join('')).not.toContain(uuid);
	});

	test('stand in no metric', async () => {
		const text = await desk.metrics.text();
		expect(text).toContain('avtosverka_owner_reports_total{event="created"} 1');
		expect(texts.filter((one) => text.includes(one))).toEqual([]);
	});

	test('stand in no job: a job knows a number of its own', () => {
		const jobs = JSON.stringify(desk.jobs.stored);
		// The one block that has not answered, asked again by itself and right after the payment.
		expect(new Set(desk.jobs.stored.map(({ id }) => id)).size).toBe(1);
		expect([...texts, uuid].filter((text) => jobs.includes(text))).toEqual([]);
	});

	test('open under their old key once another one writes, and not without it', async () => {
		const [, oldKey] = TEST_DATA_KEYS.split(':');
		const newKey = Buffer.alloc(32, 9).toString('base64');
		const withCipher = (keys: string) =>
			openDesk({ ...database.store, cipher: createCipher(keys) }, playRegisters()).reports;
		const rotated = await withCipher(`next:${newKey},test:${oldKey}`).present(uuid, accountId);
		expect(rotated).toEqual(await desk.reports.present(uuid, accountId));
		await expect(withCipher(`next:${newKey}`).present(uuid, accountId)).rejects.toThrow('No key test');
	});

	test('of one report do not open in another’s row', async () => {
		const other = await desk.order();
		await database.store.query(
			'update owner_report set person = (select person from owner_report where uuid = $1) where uuid = $2',
			[uuid, other.uuid],
		);
		await expect(desk.reports.present(other.uuid, null)).rejects.toThrow();
	});
});
