import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAMAGE_ZONES, damageMapUrl, readDamageCode } from './damage.ts';

describe('a damage code', () => {
	test('of two digits names the place of the older table', () => {
		expect(readDamageCode('05')).toEqual({ zones: ['rear-bumper-left'], text: 'задний бампер слева' });
	});

	test('of three digits names the same zone with 1 and with 2 in front', () => {
		expect(readDamageCode('110')).toEqual(readDamageCode('210'));
		expect(readDamageCode('110')?.text).toBe('переднее правое крыло');
	});

	test('padded with a zero is the older code, and so is a lone digit', () => {
		expect(readDamageCode('006')).toEqual(readDamageCode('06'));
		expect(readDamageCode('6')).toEqual(readDamageCode('06'));
	});

	test('of full deformation marks every zone', () => {
		expect(readDamageCode('11')?.zones).toEqual(DAMAGE_ZONES);
	});

	test('tells damage that goes deeper than panels', () => {
		for (const code of ['09', '10', '11', '12', '15', '123', '225']) {
			expect(readDamageCode(code)?.harms).toBe('frame');
		}
		expect(readDamageCode('20')?.harms).toBe('vin');
		for (const code of ['05', '120', '122']) expect(readDamageCode(code)?.harms).toBeUndefined();
	});

	test('that no table knows is not guessed', () => {
		for (const code of ['16', '199', '310', '', 'abc', '1234']) expect(readDamageCode(code)).toBeNull();
	});

	test('is read without ever throwing', () => {
		fc.assert(fc.property(fc.string(), (code) => void readDamageCode(code)));
	});

	test('stands in the address of the picture', () => {
		expect(damageMapUrl(['05', '110'])).toBe('/damage-map.svg?points=05,110');
	});
});
