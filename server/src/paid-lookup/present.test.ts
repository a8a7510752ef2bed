import { getPaidRequest } from '@avtosverka/contract/payments';
import { dayInMoscow, formatDay } from '@avtosverka/contract/vocabulary/moment';
import type { Answer } from '@avtosverka/registers/answer';
import type { PlateCars } from '@avtosverka/registers/registers/plate';
import { describe, expect, test } from 'vitest';
import { testClock } from '../answers/testing/test-clock.ts';
import type { LookupReply } from './lookups.ts';
import { lookupReply } from './present.ts';
import type { Lookup } from './store.ts';
import { finds, PLATE, VIN } from './testing/processes.ts';

const clock = testClock();
const asked = { source: 'avtocod', asOf: clock.now() } as const;
const NOT_FOUND =
	'Не удалось найти VIN в картотеке ГИБДД. Проверьте правильность ввода гос. номера и повторите попытку';

const lookup = (more: Partial<Lookup>): Lookup => ({
	id: '6f1f7a44-8a39-4a9e-9f6c-0a4f6a0c9b11',
	accountId: '6f1f7a44-8a39-4a9e-9f6c-0a4f6a0c9b12',
	plate: PLATE,
	knownVin: null,
	state: 'released',
	vin: null,
	answerState: 'unreachable',
	leaseOwner: null,
	leasedUntil: null,
	createdAt: clock.now(),
	settledAt: clock.now(),
	...more,
});
/** The replies to the press that asked, and to one that only reads the row. */
function repliesOf(row: Lookup, answer: Answer<PlateCars>) {
	const tried = answer.state === 'not-asked' ? [] : [{ source: answer.source, state: answer.state }];
	const ends: LookupReply[] = [
		{ kind: 'ended', lookup: row, asked: { answer, tried } },
		{ kind: 'ended', lookup: row },
	];
	return ends.map((reply) => getPaidRequest.reply.parse(lookupReply(reply, PLATE)));
}

describe('a VIN', () => {
	test('that was paid for is told with its charge', () => {
		for (const reply of repliesOf(
			lookup({ state: 'charged', vin: VIN, answerState: 'found' }),
			finds(clock, VIN),
		)) {
			expect(reply).toMatchObject({
				success: true,
				message: 'VIN найден. Списан один запрос.',
				data: { vin: VIN, charged: true },
				meta: { state: 'found' },
			});
		}
	});

	test('that was known is told with the specification’s sentence, and cost nothing', () => {
		const row = lookup({ knownVin: VIN, vin: VIN, answerState: 'found' });
		for (const reply of repliesOf(row, finds(clock, VIN))) {
			expect(reply).toMatchObject({
				success: true,
				message: 'Не удалось найти новый VIN для номера А123ВС77',
				data: { vin: VIN, charged: false },
			});
		}
	});

	test('that the page does not show and that was paid for long ago is not told as «not found»', () => {
		for (const reply of repliesOf(lookup({ vin: VIN, answerState: 'found' }), finds(clock, VIN))) {
			expect(reply).toMatchObject({
				message: 'Этот VIN мы вам уже показывали. Запрос не списан.',
				data: { vin: VIN, charged: false },
			});
		}
	});

	test('that was paid for before costs nothing now', () => {
		const row = lookup({ state: 'charged', vin: VIN, answerState: 'found' });
		expect(lookupReply({ kind: 'answered-before', lookup: row }, PLATE)).toMatchObject({
			success: true,
			message: `VIN уже найден по вашему запросу от ${formatDay(dayInMoscow(clock.now()))}. Запрос не списан.`,
			data: { vin: VIN, charged: false },
			meta: { state: 'found', cached: true },
		});
	});
});

describe('no VIN', () => {
	test.each([
		['clear', { ...asked, state: 'clear' }],
		['found', finds(clock, null)],
	] as const)('by the register’s own word (%s) is told so', (answerState, answer) => {
		for (const reply of repliesOf(lookup({ answerState }), answer)) {
			expect(reply).toMatchObject({
				success: true,
				message: NOT_FOUND,
				data: { vin: null, charged: false },
				meta: { state: answerState },
			});
		}
	});

	test.each([
		['unreachable', { ...asked, state: 'unreachable', detail: '' }, 'не ответил', 'не ответил'],
		[
			'refused',
			{ ...asked, state: 'refused', reason: 'quota', detail: '' },
			'не спросили: посредник Автокод отказал, лимит наших запросов к нему исчерпан',
			'не спросили: посредник отказал',
		],
		['unreadable', { ...asked, state: 'unreadable', detail: '' }, 'ответил непонятно', 'ответил непонятно'],
		[
			'partial',
			{ ...finds(clock, null), state: 'partial', skippedRows: 0 },
			'ответил не полностью',
			'ответил не полностью',
		],
	] as const)('after %s is never «no VIN»', (answerState, answer, own, byRow) => {
		const [mine, others] = repliesOf(lookup({ answerState }), answer as Answer<PlateCars>);
		for (const [reply, said] of [
			[mine, own],
			[others, byRow],
		] as const) {
			expect(reply).toMatchObject({
				success: false,
				message: `Сервис картотеки ГИБДД ${said}. Запрос не списан.`,
				data: null,
				meta: { state: answerState },
			});
		}
	});

	test('is not said where nobody was asked, or the account was deleted meanwhile', () => {
		const [mine] = repliesOf(lookup({ answerState: 'not-asked' }), { state: 'not-asked', reason: 'no-key' });
		expect(mine).toMatchObject({
			success: false,
			message: 'Не спрашивали: к источнику нет доступа. Запрос не списан.',
			data: null,
			meta: { state: 'not-asked', reason: 'no-key' },
		});
		const [spent] = repliesOf(lookup({ answerState: 'not-asked' }), { state: 'not-asked', reason: 'budget' });
		expect(spent).toMatchObject({
			success: false,
			message: expect.stringMatching(/исчерпан наш дневной лимит платных запросов, .*\. Запрос не списан\.$/),
			data: null,
		});
		const closed = lookupReply({ kind: 'ended', lookup: lookup({ answerState: null }) }, PLATE);
		expect(closed).toMatchObject({ success: false, data: null, meta: { state: 'unreachable' } });
	});

	test('is not said while the lookup goes on', () => {
		expect(lookupReply({ kind: 'pending', at: clock.now() }, PLATE)).toMatchObject({
			success: false,
			message: 'Сервис картотеки ГИБДД не ответил за 45 секунд: ещё ждём. Запросите снова чуть позже.',
			data: null,
			meta: { state: 'unreachable', pending: true },
		});
	});
});
