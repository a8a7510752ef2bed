import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carInPayload, pressOf, readIntent, readPress } from './intent.ts';

const VIN = 'XTA21144094786239';

const HELP = { kind: 'command', command: 'help' };
const FRAME = 'Похоже на номер кузова: у этой машины нет VIN. Проверим по госномеру.';
const POLICE = 'С номерами такого вида ездят полиция и посольства: по ним реестры не ищут. Введите VIN.';
const COMPARE = 'Сверьте с документом и пришлите VIN целиком.';
const LEFT_OUT = 'Букв I, O и Q в VIN не бывает. Возможно, это цифры 1 и 0:';
const misspelt = (problem: string, ...vins: string[]) => ({ kind: 'misspelt', problem, vins });
const plate = (number: string) => ({ kind: 'cars', cars: [{ kind: 'plate', plate: number }] });
const digits = (word: string) => ({ kind: 'digits', word });

describe('what is written', () => {
	test.each([
		['/start', { kind: 'command', command: 'start' }],
		['/help@avto_bot', HELP],
		['/MY', { kind: 'command', command: 'my' }],
		['/unknown', HELP],
		['/check', HELP],
		[`/check@avto_bot ${VIN}`, { kind: 'cars', cars: [{ kind: 'vin', vin: VIN }] }],
		['продаю А123ВС77', plate('А123ВС77')],
		['у 001 кх 777', plate('У001КХ777')],
		['АА0055 50', plate('АА005550')],
		['4170вм116', plate('4170ВМ116')],
		['ММ55АА77', plate('ММ55АА77')],
		['номер: о 001 ом 77', plate('О001ОМ77')],
		['А\u200b123ВС\u00ad77', plate('А123ВС77')],
		['А123ВС77, 500 000', plate('А123ВС77')],
		['12 345', digits('12345')],
		['500 000', digits('500000')],
	])('%s', (text, intent) => {
		expect(readIntent(text)).toEqual(intent);
	});

	test.each([
		['А123ВС', misspelt('Номер введён не полностью')],
		['Т500', misspelt('Номер введён не полностью')],
		['А000АА777', misspelt('Номеров из одних нулей не бывает. Образец: А123ВС777')],
		['Ж 123 ВС 77', misspelt('Буквы Ж на номерах не бывает. Образец: А123ВС777')],
		['А123ВС00', misspelt('Региона 00 не бывает. Образец: А123ВС777')],
		['1234ЖВ77', misspelt('Буквы Ж на номерах не бывает. Образец: А123ВС777')],
		['1234А77', misspelt(POLICE)],
		['кузов NCP30-0012345', misspelt(FRAME)],
		['NCP300012345', misspelt(FRAME)],
		['XTA2114409478623', misspelt(`Здесь 16 знаков, а в VIN их 17. Не хватает одного знака. ${COMPARE}`)],
		[
			'Продаю, VIN: XTA2114409478623, торг',
			misspelt(`Здесь 16 знаков, а в VIN их 17. Не хватает одного знака. ${COMPARE}`),
		],
		[
			'TA21144094786239',
			misspelt(
				'Здесь 16 знаков, а в VIN их 17. Не хватает одного знака. Возможно:',
				'XTA21144094786239',
				'TMA21144094786239',
			),
		],
		[
			'IJHLRD77874C026456',
			misspelt('Здесь 18 знаков, а в VIN их 17. Один знак лишний. Возможно:', 'JHLRD77874C026456'),
		],
		['XTA21144094786', misspelt(`Здесь 14 знаков, а в VIN их 17. ${COMPARE}`)],
		['vin:XTAGFL110KY7OO180', misspelt(LEFT_OUT, 'XTAGFL110KY700180')],
		['XTA21144O94786239', misspelt(LEFT_OUT, VIN)],
		[
			'XTA21144Ж94786239',
			misspelt(`Буквы Ж в VIN не бывает: там только латинские буквы и цифры. ${COMPARE}`),
		],
		[
			'VIN: XTA 21144 0947 8623',
			misspelt(`Здесь 16 знаков, а в VIN их 17. Не хватает одного знака. ${COMPARE}`),
		],
		['XTA 21144 094786239', misspelt('Похоже на VIN с пробелами. Проверить его?', VIN)],
	])('is nearly a number: %s', (text, intent) => {
		expect(readIntent(text)).toEqual(intent);
	});

	test.each([
		['сколько стоит?', 'cost'],
		['Бесплатно?', 'cost'],
		['цена', 'cost'],
		['Привет! Сколько будет стоить проверка', 'cost'],
		['1,2 млн', 'price'],
		['500т', 'price'],
		['450 т.р.', 'price'],
		['цена 1 500 000 ₽, торг', 'price'],
		['за 300 тыс', 'price'],
		['от 300 до 500', 'price'],
		['150 000 км', 'mileage'],
		['пробег 200т', 'mileage'],
		['+7 999 123-45-67', 'phone'],
		['89991234567', 'phone'],
		['тел. 8 (999) 123-45-67', 'phone'],
		['+375 29 123-45-67', 'phone'],
		['ivan.petrov@mail.example', 'mail'],
		['https://ads.example/42', 'link'],
		['ads.example/cars/lada_2114_12345', 'link'],
		['https://ads.example/item?id=H4sIAAAAAAAAAwEjANzYToxOntz', 'link'],
		['77 УО 123456', 'document'],
		['СТС 9912 345678', 'document'],
		['164301000000001', 'document'],
		['Иванов Иван Иванович', 'person'],
		['хочу узнать владельца авто', 'person'],
		['штрафы есть?', 'fines'],
		['позовите оператора', 'support'],
		['Стоп', 'stop'],
		['спасибо большое!', 'thanks'],
		['👍', 'thanks'],
		['Привет!', 'greeting'],
		['Добрый день', 'greeting'],
		['', 'no-text'],
		['500т500', 'unclear'],
		['ВАЗ 2114', 'unclear'],
		['BMW 520', 'unclear'],
		['Лада Гранта 2015 год', 'unclear'],
		['Lexus RX350 200 000', 'unclear'],
		['<b>привет</b>', 'unclear'],
		['Продаю Ладу, цена 300 000, торг. Звоните +7 999 123-45-67, состояние отличное, один хозяин', 'unclear'],
	])('holds no car, and is about something: %s', (text, topic) => {
		expect(readIntent(text)).toEqual({ kind: 'topic', topic });
	});

	test.each(['помощь', 'Что ты умеешь?', 'как это работает'])('asks for help: %s', (text) => {
		expect(readIntent(text)).toEqual(HELP);
	});

	test('is read whatever it is', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
				expect(readIntent(text).kind).toBeTypeOf('string');
			}),
		);
	});
});

describe('a link into the chat', () => {
	test.each([
		[VIN, { kind: 'vin', vin: VIN }],
		['a123bc77', { kind: 'plate', plate: 'А123ВС77' }],
	])('names a car: %s', (payload, car) => {
		expect(carInPayload(payload)).toEqual(car);
	});

	test('names none by what the secret of a sign-in happens to spell', () => {
		expect(carInPayload('AjoSBBx2i2EY9m2IGmg70-x5I-Wv8HRff4HDJel3fS8')).toBe(null);
		const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });
		fc.assert(
			fc.property(secret, (bytes) => carInPayload(Buffer.from(bytes).toString('base64url')) === null),
			{ numRuns: 1_000 },
		);
	});
});

describe('a press', () => {
	test('is read as it was written into the button, of 64 bytes at most', () => {
		const sign = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
		const vin = fc.array(sign, { minLength: 17, maxLength: 17 }).map((signs) => parseVin(signs.join('')));
		fc.assert(
			fc.property(vin, fc.constantFrom('car', 'again', 'questions'), (parsed, kind) => {
				if (!parsed.ok) throw new Error('no VIN');
				const data = pressOf({ kind, vin: parsed.vin } as never);
				expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
				expect(readPress(data)).toEqual({ kind, vin: parsed.vin });
			}),
		);
	});

	test('of anything else is nobody’s', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (data) => {
				expect(readPress(data)).toBeNull();
			}),
		);
		expect(readPress('buy:А123ВС777')).toEqual({ kind: 'buy', plate: 'А123ВС777' });
	});
});
