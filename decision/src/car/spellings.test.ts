import { expect, test } from 'vitest';
import { MAKES } from './data/makes.ts';
import { coloursIn, makesIn, modelWords } from './spellings.ts';

test('every spelling names its make and no other', () => {
	for (const [make, ...others] of MAKES) {
		for (const spelling of [make, ...others]) {
			expect(makesIn(spelling.toLowerCase())).toEqual([make]);
			expect(makesIn(`${spelling} 1234`)).toEqual([make]);
		}
	}
});

test.each([
	['ВАЗ 11193 LАDА КАLINА', ['LADA']],
	['НИССАН АLМЕRА СLАSSIС 1.6', ['Infiniti']],
	['ТОYОТА СОRОLLА', ['Lexus']],
	['МЕРСЕДЕС-БЕНЦ G400D', ['Mercedes-Benz']],
	['ВОЛГА SIВЕR', ['ГАЗ']],
	['КИАРО', []],
	['', []],
])('«%s» names %j', (text, makes) => {
	expect(makesIn(text)).toEqual(makes);
});

test('words of a model are those without the make, by alphabet, and numbers of four digits', () => {
	expect(modelWords('LADA LADA 219010 Гранта GRANTA V8')).toEqual({
		latin: ['GRANTA'],
		cyrillic: [expect.stringContaining('ГP')],
		codes: ['219010'],
	});
});

test.each([
	['Тёмно-зелёный', ['green']],
	['СВЕТЛО-СЕРЫЙ', ['grey']],
	['серебристый', ['grey']],
	['ЧЕРНЫЙ/БЕЛЫЙ', ['black', 'white']],
	['золотистый', ['yellow', 'beige']],
	['многоцветный', []],
])('«%s» is %j', (text, colours) => {
	expect(coloursIn(text)).toEqual(colours);
});
