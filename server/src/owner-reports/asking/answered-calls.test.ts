import { randomUUID } from 'node:crypto';
import type { NamePart } from '@avtosverka/contract/vocabulary/person';
import type { SettledAnswer } from '@avtosverka/registers/answer';
import { askFssp } from '@avtosverka/registers/suppliers/apicloud/fssp';
import { jsonOf, play, reply } from '@avtosverka/registers/suppliers/apicloud/testing/apicloud';
import { askAbout } from '@avtosverka/registers/testing/persons';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { decryptCalls, encryptCalls } from '../encryption.ts';
import { type Desk, openDesk } from '../testing/desk.ts';
import { PRIMEROV } from '../testing/people.ts';
import { playRegisters } from '../testing/played-registers.ts';
import { blockOf, wholeStore } from '../testing/rows.ts';
import { createAnsweredCalls } from './answered-calls.ts';
import { takeBlock } from './lease/store.ts';

const database = setUpDatabase();

const HOUR = 60 * 60 * 1000;
/** Asked for in three spellings. */
const DOUBLE = { ...PRIMEROV, firstName: 'Петр' as NamePart, lastName: 'Тестов-Образцов' as NamePart };
const REPLIES = {
	none: reply(jsonOf('fssp.physical.empty')),
	cases: reply(caseOf('ТЕСТОВ ОБРАЗЦОВ ПЕТР ОБРАЗЦОВИЧ')),
	down: reply(jsonOf('error.TIME_MAX_CONNECT')),
};
type Outcome = keyof typeof REPLIES;

function caseOf(debtor: string) {
	const json = jsonOf('fssp.physical.found');
	return { ...json, count: 1, countAll: '1', records: [{ ...json.records[0], debtor_name: debtor }] };
}

/** Asked for in one spelling, whom the case is about too. */
const ONE_SPELLING = { ...PRIMEROV, firstName: 'Петр' as NamePart, lastName: 'Тестов Образцов' as NamePart };
const beforePaid = async () => {};
const FIRST_CALL = `apicloud fssp.php ${JSON.stringify(askFssp(DOUBLE).query)}`;
/** That case as it was stored before the facts of people were ours. */
const BLOCK = {
	items: [
		{
			executiveProduction: { number: '10001/21/99001-ИП', date: '2021-11-26' },
			debtor: {
				fullName: 'ТЕСТОВ ОБРАЗЦОВ ПЕТР ОБРАЗЦОВИЧ',
				birthDate: '1980-02-01',
				birthPlace: 'РОССИЯ, , , Г. ОБРАЗЦОВСК, , ,',
			},
			executiveDocument: {
				type: 'Судебный приказ от 27.07.2021 № 2А-1000/2021',
				authority: 'СУДЕБНЫЙ УЧАСТОК № 1 ОБРАЗЦОВСКОГО РАЙОНА',
			},
			debt: { subject: 'Взыскание налогов и сборов, включая пени (кроме таможенных)', amount: 142.12 },
			bailiff: { name: 'ОБРАЗЦОВА О. О.', phone: '+70000000000' },
			bailiffDepartment: {
				name: 'ОСП по Образцовскому району',
				address: '000000, г. Образцовск, ул. Тестовая, д. 2',
			},
			closed: null,
			match: 'exact',
		},
	],
	total: 142.12,
};

/** A paid report whose bailiffs are asked through the paid supplier, which answers in this order. */
async function openPaid(outcomes: readonly Outcome[]) {
	const supplier = play(...outcomes.map((outcome) => REPLIES[outcome]));
	const registers = playRegisters({ fssp: (question) => supplier.people.ask('fssp', question) });
	const desk = openDesk(database.store, registers);
	const { uuid } = await desk.order(DOUBLE);
	await pay(desk, uuid);
	const spellings = () => supplier.asked().map((query) => (query as Record<string, string>).lastname);
	return { desk, uuid, spellings, block: () => blockOf(database.store, uuid, 'fssp') };
}

const pay = (desk: Desk, uuid: string) =>
	database.store.transaction((tx) =>
		desk.reports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: desk.clock.now() }),
	);

describe('a name in several spellings', () => {
	test('is paid for once a spelling when the last one fails', async () => {
		const { desk, spellings, block } = await openPaid(['none', 'none', 'down', 'down', 'none']);
		await desk.workFor(HOUR);
		const LAST = 'Тестовобразцов';
		expect(spellings()).toEqual(['Тестов-Образцов', 'Тестов Образцов', LAST, LAST, LAST]);
		expect(await block()).toMatchObject({ state: 'clear', costly_sent: 5, answered_calls: null });
	});

	test('is answered by all of its spellings, whichever attempt brought them', async () => {
		const { desk, uuid } = await openPaid(['none', 'down', 'cases', 'none']);
		await desk.workFor(HOUR);
		const report = await desk.reports.present(uuid, null);
		expect(report?.fssp).toContain('exact');
		expect(report?.meta).toMatchObject({ fssp: { state: 'found' } });
	});

	test('has no answer bought twice, whatever fails and whenever', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom<Outcome>('none', 'down'), { maxLength: 8 }),
				async (outcomes) => {
					const played: Outcome[] = [...outcomes, 'none'];
					const { desk, spellings, block } = await openPaid(played);
					await desk.workFor(24 * HOUR);
					const bought = spellings().filter((_, at) => (played[at] ?? 'none') === 'none');
					expect(bought).toHaveLength(3);
					expect(new Set(bought).size).toBe(3);
					expect(await block()).toMatchObject({ state: 'clear', answered_calls: null });
				},
			),
			{ numRuns: 20 },
		);
	}, 120_000);

	test('are read as the program before stored them: what it bought is not bought again, and a case stands once', async () => {
		const { desk, uuid, spellings } = await openPaid(['none', 'cases']);
		const stored = { source: 'apicloud', asOf: desk.clock.now(), state: 'found', facts: BLOCK };
		const json = JSON.stringify([[FIRST_CALL, stored]]);
		const { bytes, keyId } = await encryptCalls(database.store.cipher, uuid, 'fssp', json);
		await database.store.query(
			"update owner_report_block set answered_calls = $2, answered_calls_key_id = $3 where report_uuid = $1 and register = 'fssp'",
			[uuid, bytes, keyId],
		);
		await desk.work();
		expect(spellings()).toEqual(['Тестов Образцов', 'Тестовобразцов']);
		expect((await desk.reports.present(uuid, null))?.fssp).toBe(JSON.stringify(BLOCK));
	});

	test('are stored as the program before reads them: it buys nothing again either', async () => {
		const { desk, uuid, block } = await openPaid([]);
		const { store, clock } = { store: database.store, clock: desk.clock };
		const lease = { id: (await block()).id, leaseOwner: randomUUID() };
		const taken = await takeBlock(store, lease, clock.now(), new Date(clock.now().getTime() + HOUR));
		const calls = await createAnsweredCalls({ store, log: createLog('silent') }, taken!, lease);
		const answer = await play(REPLIES.cases).people.ask('fssp', askAbout(ONE_SPELLING, { beforePaid }));
		const { raw: _, ...answered } = answer as SettledAnswer<unknown>;
		await calls.remember(FIRST_CALL, answered);
		const { answered_calls: bytes, answered_calls_key_id: keyId } = await block();
		const json = await decryptCalls(store.cipher, uuid, 'fssp', { bytes, keyId } as never);
		expect(JSON.parse(json)).toMatchObject([[FIRST_CALL, { state: 'found', facts: BLOCK }]]);
		expect(calls.answerTo(FIRST_CALL)).toEqual(answered);
	});

	test('costs one question more where a process dies in the middle of one', async () => {
		const { desk, uuid, spellings, block } = await openPaid(['none', 'down', 'none']);
		await desk.work();
		// The next asking has left its mark and nothing else.
		await database.store.query(
			"update owner_report_block set costly_open = true, costly_sent = 3 where report_uuid = $1 and register = 'fssp'",
			[uuid],
		);
		await desk.workFor(HOUR);
		expect(spellings()).toHaveLength(4);
		expect(await block()).toMatchObject({
			state: 'clear',
			costly_sent: 5,
			costly_repeated: 1,
			costly_open: false,
		});
	});

	test('has answers in the store that nobody reads there, until its report goes', async () => {
		const { desk, block } = await openPaid(['cases', 'none', 'down']);
		await desk.work();
		expect(await block()).toMatchObject({ state: 'partial', answered_calls: null });
		const silent = await openPaid(['none', 'down']);
		await silent.desk.work();
		expect((await silent.block()).answered_calls).not.toBeNull();
		const bytes = await wholeStore(database.store);
		expect(['Тестов', 'ТЕСТОВ', 'Образцов', 'физ'].filter((text) => bytes.includes(text))).toEqual([]);
	});
});
