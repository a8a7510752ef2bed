import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourName, modelName } from './usual-case.ts';

test.each([
	['HYUNDAI SOLARIS', 'Hyundai Solaris'],
	['LADA 2114 SAMARA', 'LADA 2114 Samara'],
	['ЛАДА КАЛИНА', 'Лада Калина'],
	['ВАЗ 21140', 'ВАЗ 21140'],
	['ВАЗ-2107', 'ВАЗ-2107'],
	['ГАЗ 3302 ГАЗЕЛЬ', 'ГАЗ 3302 Газель'],
	['КАМАЗ 5490', 'КамАЗ 5490'],
	['ЛИАЗ 5256', 'ЛиАЗ 5256'],
	['BMW X5 XDRIVE30D', 'BMW X5 XDRIVE30D'],
	['MERCEDES-BENZ C-CLASS', 'Mercedes-Benz C-Class'],
	['KIA RIO', 'Kia Rio'],
	['KIA CEE’D', 'Kia Cee’d'],
	['NISSAN X-TRAIL', 'Nissan X-Trail'],
	['VOLKSWAGEN GOLF VIII', 'Volkswagen Golf VIII'],
	['MITSUBISHI ASX', 'Mitsubishi ASX'],
	['LAND ROVER RANGE ROVER', 'Land Rover Range Rover'],
	['LADA GRANTA, 2019', 'LADA Granta, 2019'],
	['SSANGYONG ACTYON', 'SsangYong Actyon'],
	['TOYOTA Corolla', 'Toyota Corolla'],
	['Audi Q7 TFSI', 'Audi Q7 TFSI'],
	['ГРУЗОВОЙ БОРТОВОЙ', 'Грузовой Бортовой'],
	['', ''],
	[null, null],
])('%s is written %s', (register, usual) => {
	expect(modelName(register)).toBe(usual);
});

test('only the case of letters changes, and a second time nothing', () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[A-ZА-ЯЁ0-9 ,.()'-]{0,40}$/), (register) => {
			const usual = modelName(register);
			expect(usual?.toUpperCase()).toBe(register);
			expect(modelName(usual)).toBe(usual);
		}),
	);
});

test.each([
	['ТЕМНО-КРАСНЫЙ', 'тёмно-красный'],
	['Черный', 'Чёрный'],
	['Желтый', 'Жёлтый'],
	['Светло-зеленый', 'Светло-зелёный'],
	['ВИШНЕВЫЙ', 'вишнёвый'],
	['Бежевый', 'Бежевый'],
	['Зеленоватый', 'Зеленоватый'],
	['ЖЕЛТОВАТО-ЗЕЛЕНЫЙ', 'желтовато-зелёный'],
	['Темная вишня', 'Тёмная вишня'],
	['NH731P', 'NH731P'],
	['Серебристо-темно-серый', 'Серебристо-тёмно-серый'],
	[null, null],
])('the colour %s is written %s', (register, usual) => {
	expect(colourName(register)).toBe(usual);
});
