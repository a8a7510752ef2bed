import { expect, test } from 'vitest';
import { personalData } from './personal-data.ts';
import { sightsOf } from './testing/sights.ts';

test.each([
	['его паспорт 45 09 123456', 'Номер личного документа.', ['паспорт 45 09 123456']],
	['серия 4510 номер 654321', 'Номер личного документа.', ['серия 4510 номер 654321']],
	['СНИЛС 001-002-003 04', 'Номер личного документа.', ['001-002-003 04']],
	['ИНН: 500100732259', 'Номер личного документа.', ['ИНН: 500100732259']],
	['живёт на ул. Примерной, д. 5, кв. 7', 'Адрес.', ['ул. Примерной, д. 5, кв. 7']],
	['пр-т Мира 12', 'Адрес.', ['пр-т Мира 12']],
	['хозяин Примеров Пётр Образцович', 'Имя и отчество.', ['Примеров Пётр Образцович']],
])('%s', (text, reason, marked) => {
	expect(sightsOf(personalData, text)).toContainEqual([reason, marked]);
});

test('papers are graver than an address, and an address than a name', () => {
	const text = 'Примеров Пётр Образцович, ул. Примерная, д. 5, паспорт 4509 123456';
	expect(personalData({ text, recent: [], ownHost: '' }).map(({ severity }) => severity)).toEqual([
		'high',
		'medium',
		'low',
	]);
});

test.each([
	'ПТС серия 77 09 номер 123456 дубликат',
	'Площадь лобового 2 м, улица за окном шумит 5 минут',
	'Паспорт завода утерян, табличка на месте',
	'Москвич 412, хозяин был в годах',
	'Пробег 123-456 тысяч, проезд 3 раза в день',
])('says nothing of: %s', (text) => {
	expect(sightsOf(personalData, text)).toEqual([]);
});
