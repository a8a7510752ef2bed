import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { FILLED } from './testing/filled-values.ts';
import { EMPTY_VALUES, FIELD_NAMES, type FieldName } from './values.ts';

test.each(FIELD_NAMES)('%s: neither a good text nor an empty one is advised upon', (name) => {
	expect(adviceFor(name, FILLED[name])).toBeNull();
	expect(adviceFor(name, EMPTY_VALUES[name])).toBeNull();
});

test.each([
	['car.vin', 'XTA2114', 'VIN состоит из 17 знаков'],
	['car.vin', 'XTAO1144094786239Q', 'Только латинские буквы и цифры'],
	['car.plate', 'А123ВС', 'Номер введён не полностью'],
	['car.year', '09', 'Год — четыре цифры'],
	['deal.price', 'сто', 'Цену не прочитать: в договоре останется пустая строка. Пример: 125 000,50'],
	['deal.date', '31.02.2026', 'Такой даты нет. Напишите её как ДД.ММ.ГГГГ'],
	['seller.born', '01.01.2999', 'Дата рождения ещё не наступила'],
	['buyer.passport', '4509', 'Паспорт должен содержать 10 цифр'],
] as const)('%s «%s»: %s', (name: FieldName, typed, advice) => {
	expect(adviceFor(name, typed)).toBe(advice);
});
