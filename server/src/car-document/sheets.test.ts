import type { CarQuestion } from '@avtosverka/decision/car/car';
import { anyCar } from '@avtosverka/decision/car/testing/car-arbitrary';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerFonts } from '../documents/fonts.ts';
import { pagesOf, propertiesOf } from '../documents/testing/read-pdf.ts';
import { carContent } from './content.ts';
import { drawCarPdf } from './draw.ts';
import { fitSheets } from './fit.ts';
import { BAD, CLEAN, drawingOf, ENDLESS, SILENT, UNASKED } from './testing/drawings.ts';

const BYTES_AT_MOST = 200_000;
/** Each takes a tenth of a second. */
const DRAWN = 12;
/** Below this stand the address, the moment and the page's number alone, points from the page's foot. */
const FOOT = 58;

beforeAll(registerFonts);

const drawn = (car: CarQuestion) => drawCarPdf(drawingOf(car), (rule) => expect.fail(rule));

/** What stands at the foot of each page, without its spaces. */
async function textsAtFoot(pdf: Uint8Array): Promise<string[]> {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
	const texts = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
	return texts.map(({ items }) => {
		const texts = items.flatMap((item) => ('str' in item && item.transform[5] < FOOT ? item.str : []));
		return texts.join('').replace(/\s/g, '');
	});
}

const MADE =
	'https://avtosverka.example/checks/XTAGFL110KY700051 Документ составлен 22 ноября 2026, 15:00 (московское время)';
const FEET = [1, 2].map((page) => `${MADE} стр. ${page} из 2`.replaceAll(' ', ''));

describe.each([
	['bad', BAD],
	['clean', CLEAN],
	['silent', SILENT],
	['unasked', UNASKED],
	['car with more findings than a sheet holds', ENDLESS],
])('the document of a %s one', (_, car) => {
	test('is two sheets of A4 in light bytes, with its fonts inside and nothing below the foot', async () => {
		const pdf = await drawn(car);
		expect(pdf.length).toBeLessThan(BYTES_AT_MOST);
		expect(await textsAtFoot(pdf)).toEqual(FEET);
		const source = pdf.toString('latin1');
		expect(source.match(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/g)).toHaveLength(2);
		const fonts = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
		expect(fonts.every((name) => name?.includes('+Onest-'))).toBe(true);
		expect(source.match(/\/FontFile2/g)).toHaveLength(new Set(fonts).size);
	});
});

test('the text can be found and copied: verdict, registers, questions, what was not checked', async () => {
	const pages = await pagesOf(await drawn(BAD));
	for (const words of [
		'LADA 2114 SAMARA, 2009',
		'Остановитесь',
		'В залоге с 20.05.2024',
		'История автомобиля',
	]) {
		expect(pages[0]).toContain(words);
	}
	for (const words of ['Что спросить у продавца', 'Что осмотреть', 'Чего не проверяли', 'стр. 2 из 2']) {
		expect(pages[1]).toContain(words);
	}
	expect(pages.join(' ')).toContain('Реестр отзывных кампаний не ответил. Это не значит, что записей нет.');
});

test('what a sheet does not hold is counted, and the gravest reasons stand', async () => {
	const { reasons, work } = fitSheets(carContent(drawingOf(ENDLESS)));
	expect(reasons.more).toBeGreaterThan(50);
	const [first = ''] = await pagesOf(await drawn(ENDLESS));
	expect(first).toContain('Из-за чего остановиться');
	expect(first).toContain(`И ещё ${reasons.more} — на странице проверки.`);
	expect(work.questions.more + work.inspection.more).toBe(0);
});

test('its properties are those of every document: title, language, who made it', async () => {
	expect(await propertiesOf(await drawn(CLEAN))).toMatchObject({
		Title: expect.stringMatching(/^Проверка автомобиля: .*VIN XTAGFL110KY700051$/),
		Language: 'ru',
		Author: 'Автосверка',
	});
});

describe('whatever registers answer', () => {
	test('there are two sheets with nothing below their foot', async () => {
		await fc.assert(
			fc.asyncProperty(anyCar, async (car) => {
				expect(await textsAtFoot(await drawn(car))).toEqual(FEET);
			}),
			{ numRuns: DRAWN },
		);
	});

	test('every reason, question and omission stands on a sheet or is counted', () => {
		fc.assert(
			fc.property(anyCar, (car) => {
				const content = carContent(drawingOf(car));
				const { reasons, work } = fitSheets(content);
				const all = content.reasons.flatMap(({ sentences }) => sentences);
				const shown = reasons.blocks.flatMap(({ sentences }) => sentences);
				expect(shown).toEqual(all.slice(0, all.length - reasons.more));
				expect(work.questions.shown.length + work.questions.more).toBe(content.questions.length);
				expect(work.inspection.shown.length + work.inspection.more).toBe(content.inspection.length);
				const [left, right] = work.notChecked;
				expect(left.shown.length + right.shown.length + right.more).toBe(content.notChecked.length);
			}),
			{ numRuns: 10 * DRAWN },
		);
	});
});
