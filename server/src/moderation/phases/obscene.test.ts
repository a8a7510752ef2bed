import fc from 'fast-check';
import { flatWords } from 'russian-bad-words';
import { expect, test } from 'vitest';
import { obscene } from './obscene.ts';
import { sightsOf } from './testing/sights.ts';

const STRONG = 'Нецензурное слово.';

test.each([
	['ну и хуйня, а не мотор', ['хуйня']],
	['ХУУУУЙНЯ', ['ХУУУУЙНЯ']],
	['хуййня', ['хуййня']],
	['вот п и з д е ц порогам', ['п и з д е ц']],
	['п.и.з.д.е.ц', ['п.и.з.д.е.ц']],
	['xyйня', ['xyйня']],
	['пи3деж', ['пи3деж']],
	['бл*ть', ['бл*ть']],
	['cyka', ['cyka']],
	['Ёбаный стартёр', ['Ёбаный']],
	['заёбанная', ['заёбанная']],
])('%s', (text, marked) => {
	expect(sightsOf(obscene, text)).toContainEqual([STRONG, marked]);
});

test.each(
	`употреблять сабля хулиган рубля рубль команда оскорблять корабля хлеб хлебница небо тебе себе себя требовать
	учебник ребёнок серебро вебинар колеблется потребление хуже худой художник похудел хутор Хуан психуй страхуй застрахуй
	ухудшение мандарин мандат командир мудрый бляшка бляха перебор перебить перебежать переехать сук сучок херес
	Херсон херувим застрахован страховка гондола пидстрижка манеж дробить дрочёный_нет ebay hyundai hub subaru
	скипидар пизанский Пизы себестоимость небезопасно дебет жеребец зебра истребитель хозяин хозяйка хороший
	барсук рассудок посуда пересуды ссадина трасса колхоз`
		.split(/\s+/)
		.filter((word) => !word.includes('_')),
)('says nothing of: %s', (word) => {
	expect(sightsOf(obscene, `Вот ${word}, и всё.`)).toEqual([]);
});

test('every word of the package is seen, but those that are ordinary ones too', () => {
	const ordinary = new Set(['сук', 'нах', 'еби', 'ебу']);
	const words = flatWords.filter(
		(word) => /^[а-яё]+$/.test(word) && !ordinary.has(word.replaceAll('ё', 'е')),
	);
	expect(words.length).toBeGreaterThan(100);
	for (const word of words) expect([word, sightsOf(obscene, word)]).not.toEqual([word, []]);
});

test('whatever is written, marks stand within the text', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (noise) => {
			const text = `${noise} хуйня ${noise}`;
			const marks = obscene({ text, recent: [], ownHost: '' }).flatMap((remark) => remark.marks);
			expect(marks.length).toBeGreaterThan(0);
			for (const { from, to } of marks) {
				expect(from).toBeGreaterThanOrEqual(0);
				expect(to).toBeGreaterThan(from);
				expect(to).toBeLessThanOrEqual(text.length);
			}
		}),
	);
});
