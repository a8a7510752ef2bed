import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carInPayload, pressOf, readIntent, readPress } from './intent.ts';

const VIN = 'XTA21144094786239';

const misspelt = (problem: string, vins: readonly string[] = []) => ({ kind: 'misspelt', problem, vins });
const FRAME = 'Похоже на номер кузова: у этой машины нет VIN. Проверим по госномеру.';
const plate = (number: string) => ({ kind: 'cars', cars: [{ kind: 'plate', plate: number }] });

describe('what is written', () => {
	test.each([
		['/start', { kind: 'command', command: 'start' }],
		['/help@avto_bot', { kind: 'command', command: 'help' }],
		['/MY', { kind: 'command', command: 'my' }],
		['/unknown', { kind: 'command', command: 'help' }],
		['/check', { kind: 'command', command: 'help' }],
		[`/check@avto_bot ${VIN}`, { kind: 'cars', cars: [{ kind: 'vin', vin: VIN }] }],
		['продаю А123ВС77', { kind: 'cars', cars: [{ kind: 'plate', plate: 'А123ВС77' }] }],
		['12 345', { kind: 'digits', word: '12345' }],
		['XTA2114409478623', misspelt('VIN состоит из 17 знаков')],
		['А123ВС', misspelt('Номер введён не полностью')],
		['А000АА777', misspelt('Номеров из одних нулей не бывает. Образец: А123ВС777')],
		['Ж 123 ВС 77', misspelt('Буквы Ж на номерах не бывает. Образец: А123ВС777')],
		['А123ВС00', misspelt('Региона 00 не бывает. Образец: А123ВС777')],
		['1234ЖВ77', misspelt('Буквы Ж на номерах не бывает. Образец: А123ВС777')],
		[
			'1234А77',
			misspelt('С номерами такого вида ездят полиция и посольства: по ним реестры не ищут. Введите VIN.'),
		],
		['у 001 кх 777', plate('У001КХ777')],
		['АА0055 50', plate('АА005550')],
		['4170вм116', plate('4170ВМ116')],
		['ММ55АА77', plate('ММ55АА77')],
		['номер: о 001 ом 77', plate('О001ОМ77')],
		['А\u200b123ВС\u00ad77', plate('А123ВС77')],
		[
			'vin:XTAGFL110KY7OO180',
			misspelt('Только латинские буквы и цифры. Возможно, это цифры 1 и 0:', ['XTAGFL110KY700180']),
		],
		[
			'IJHLRD77874C026456',
			misspelt('VIN состоит из 17 знаков. Один знак лишний. Возможно:', ['JHLRD77874C026456']),
		],
		['кузов NCP30-0012345', misspelt(FRAME)],
		['NCP300012345', misspelt(FRAME)],
		['https://ads.example/42', { kind: 'link' }],
		['ads.example/cars/42', { kind: 'link' }],
		['https://ads.example/item?id=H4sIAAAAAAAAAwEjANzYToxOntz', { kind: 'link' }],
		['', { kind: 'unclear' }],
		['<b>привет</b>', { kind: 'unclear' }],
	])('%s', (text, intent) => {
		expect(readIntent(text)).toEqual(intent);
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
