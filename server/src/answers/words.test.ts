import { NOT_ASKED_REASONS, REFUSALS } from '@avtosverka/contract/vocabulary/answer-state';
import type { Answer } from '@avtosverka/registers/answer';
import { describe, expect, test } from 'vitest';
import type { AnswerResult } from './answer-result.ts';
import { messageOf } from './words.ts';

const WORDS = { register: 'Реестр ДТП ГИБДД', emptyText: 'Информация о ДТП не найдена!' };
const ASKED = {
	source: 'avtocod',
	asOf: new Date('2026-11-20T07:42:00Z'),
	detail: 'for the log only',
} as const;
const CLEAR = { ...ASKED, state: 'clear' } as const;

const asked = (answer: object) =>
	messageOf({ kind: 'asked', answer: answer as Answer<never>, tried: [] }, WORDS);
const stale = (insteadOf: object) =>
	messageOf({ kind: 'stale', answer: CLEAR, tried: [], insteadOf } as unknown as AnswerResult, WORDS);

describe('the sentence beside an answer', () => {
	test.each([
		[{ ...ASKED, state: 'found', facts: {} }, 'Сведения получены.'],
		[CLEAR, 'Информация о ДТП не найдена!'],
		[
			{ ...ASKED, state: 'partial', facts: {}, skippedRows: 1 },
			'Сведения получены, но 1 запись не удалось прочитать.',
		],
		[
			{ ...ASKED, state: 'partial', facts: {}, skippedRows: 3 },
			'Сведения получены, но 3 записи не удалось прочитать.',
		],
		[
			{ ...ASKED, state: 'partial', facts: {}, skippedRows: 0 },
			'Сведения получены, но не все: часть источников не ответила.',
		],
		[{ ...ASKED, state: 'unreachable' }, 'Реестр ДТП ГИБДД не ответил'],
		[
			{ ...ASKED, state: 'refused', reason: 'quota' },
			'Реестр ДТП ГИБДД не спросили: посредник Автокод отказал, лимит наших запросов к нему исчерпан',
		],
		[
			{ ...ASKED, source: 'gibdd', state: 'refused', reason: 'quota' },
			'Реестр ДТП ГИБДД отказал: лимит запросов исчерпан',
		],
		[
			{ state: 'not-asked', reason: 'budget' },
			'Не спрашивали: исчерпан наш дневной лимит платных запросов, новый начнётся в полночь по московскому времени',
		],
		[{ ...ASKED, state: 'unreadable' }, 'Реестр ДТП ГИБДД ответил непонятно'],
		[{ state: 'not-asked', reason: 'switched-off' }, 'Не спрашивали: источник отключён'],
	])('$state', (answer, sentence) => {
		expect(asked(answer)).toBe(sentence);
	});

	test('says that a register is still waited for', () => {
		expect(messageOf({ kind: 'pending', at: ASKED.asOf }, WORDS)).toBe(
			'Реестр ДТП ГИБДД не ответил за 45 секунд: ещё ждём. Запросите снова чуть позже.',
		);
	});

	test.each([
		[{ ...ASKED, state: 'unreachable' }, 'Реестр ДТП ГИБДД сейчас не ответил'],
		[
			{ ...ASKED, source: 'gibdd', state: 'refused', reason: 'ban' },
			'Реестр ДТП ГИБДД сейчас отказал (доступ закрыт)',
		],
		[
			{ ...ASKED, state: 'refused', reason: 'no-funds' },
			'Реестр ДТП ГИБДД сейчас не спросили (посредник Автокод отказал, на нашем счёте у него закончились деньги)',
		],
		[{ ...ASKED, state: 'unreadable' }, 'Реестр ДТП ГИБДД сейчас ответил непонятно'],
		[{ state: 'pending' }, 'Реестр ДТП ГИБДД сейчас ещё не ответил, ещё ждём'],
		[
			{ state: 'not-asked', reason: 'limit' },
			'Реестр ДТП ГИБДД сейчас не спрашивали (с вашего адреса за час запрошено слишком много отчётов)',
		],
	])('says of what age an answer is that stands in for one that is $state', (insteadOf, words) => {
		expect(stale(insteadOf)).toBe(
			`Информация о ДТП не найдена! ${words}: показан прежний ответ, данные на 20 ноября 2026, 10:42.`,
		);
	});

	test('never says that a silent register found nothing, nor shows words meant for the log', () => {
		const refusals = REFUSALS.map((reason) => ({ ...ASKED, state: 'refused', reason }));
		const notAsked = NOT_ASKED_REASONS.map((reason) => ({ state: 'not-asked', reason }));
		const silent = ['unreachable', 'unreadable'].map((state) => ({ ...ASKED, state }));
		for (const answer of [...refusals, ...notAsked, ...silent]) {
			expect(asked(answer)).not.toMatch(/найден|чист|undefined|for the log/i);
		}
	});
});
