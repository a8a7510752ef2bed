import { describe, expect, test } from 'vitest';
import { absenceWords, notAskedWords, refusalParts, unreadWords } from './absence-words.ts';
import { NOT_ASKED_REASONS, REFUSALS, type Refusal } from './answer-state.ts';
import { INTERMEDIARIES, isIntermediary, SUPPLIERS, supplierName } from './supplier.ts';

const REGISTER = 'ЕФРСБ';
const OWN: Readonly<Record<Refusal, string>> = {
	captcha: 'ЕФРСБ отказал: просит ввести цифры с картинки',
	quota: 'ЕФРСБ отказал: лимит запросов исчерпан',
	'no-funds': 'ЕФРСБ отказал: на нашем счёте закончились деньги',
	ban: 'ЕФРСБ отказал: доступ закрыт',
	maintenance: 'ЕФРСБ отказал: идут технические работы',
	withheld: 'ЕФРСБ отказал: сведения не выдаются',
	credentials: 'ЕФРСБ отказал: наш доступ не принят',
};
const ON_THE_WAY: Readonly<Record<Refusal, string>> = {
	captcha: 'он просит ввести цифры с картинки',
	quota: 'лимит наших запросов к нему исчерпан',
	'no-funds': 'на нашем счёте у него закончились деньги',
	ban: 'он закрыл нам доступ',
	maintenance: 'у него идут технические работы',
	withheld: 'он не выдаёт эти сведения',
	credentials: 'он не принял наш ключ доступа',
};
const OWN_REGISTERS = SUPPLIERS.filter((source) => !isIntermediary(source));
const pairs = (sources: readonly (typeof SUPPLIERS)[number][]) =>
	sources.flatMap((source) => REFUSALS.map((reason) => ({ source, reason })));

describe('a refusal', () => {
	test.each(pairs(OWN_REGISTERS))('of $source for $reason is the register’s own', ({ source, reason }) => {
		expect(absenceWords(REGISTER, { state: 'refused', source, reason }, 'person')).toBe(OWN[reason]);
	});

	test.each(pairs(INTERMEDIARIES))(
		'of $source for $reason names it and not the register',
		({ source, reason }) => {
			expect(absenceWords(REGISTER, { state: 'refused', source, reason }, 'person')).toBe(
				`ЕФРСБ не спросили: посредник ${supplierName(source)} отказал, ${ON_THE_WAY[reason]}`,
			);
		},
	);

	test('that withholds speaks of the car where one was asked about', () => {
		expect(
			absenceWords('Реестр розыска МВД', { state: 'refused', source: 'gibdd', reason: 'withheld' }, 'car'),
		).toBe('Реестр розыска МВД отказал: сведения об этой машине не выдаются');
	});

	test('of which the reason or the source is not known any more says no more than that', () => {
		expect(absenceWords(REGISTER, { state: 'refused', source: null, reason: null }, 'person')).toBe(
			'ЕФРСБ отказал: причина не названа',
		);
		expect(refusalParts({ source: 'apicloud', reason: null }, 'car').why).toBe(
			'посредник api-cloud.ru отказал, причину он не назвал',
		);
	});
});

test('what was not asked says why, for cars and for people, and our own limit says whose it is', () => {
	for (const reason of NOT_ASKED_REASONS) {
		expect(notAskedWords(reason, 'car')).toMatch(/[а-яё]{4}/);
		expect(notAskedWords(reason, 'person')).toMatch(/[а-яё]{4}/);
	}
	expect(notAskedWords('budget', 'person')).toContain('наш дневной лимит');
	expect(notAskedWords(null, 'car')).toBe('причина не названа');
});

test.each([
	['pending', null, 'ЕФРСБ ещё не ответил'],
	['unreachable', null, 'ЕФРСБ не ответил'],
	['unreadable', null, 'ЕФРСБ ответил непонятно'],
	['not-asked', 'no-key', 'ЕФРСБ не спрашивали: к источнику нет доступа'],
] as const)('an answer that is none says what became of it: %s', (state, reason, words) => {
	expect(absenceWords(REGISTER, { state, reason }, 'person')).toBe(words);
});

test('rows that were not read are counted, and without a count it is part of the answer', () => {
	expect(unreadWords(2)).toBe('Прочитано не всё: 2 записи прочитать не удалось.');
	expect(unreadWords(0)).toBe('Прочитано не всё: часть ответа прочитать не удалось.');
});
