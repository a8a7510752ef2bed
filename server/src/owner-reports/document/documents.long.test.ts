import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocuments, type Documents } from '../../documents/documents.ts';
import { pagesOf, propertiesOf } from '../../documents/testing/read-pdf.ts';
import { createLog } from '../../log.ts';
import type { ReportDocument } from '../owner-reports.ts';
import { drawReport } from './report-pdf.ts';
import { EVERYTHING, enforcement, paidReport } from './testing/reports.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

let documents: Documents;
const drawn = (report: ReportDocument, by = documents) =>
	drawReport(by, { report, siteUrl: 'https://site.example.org', now: NOW });
beforeAll(() => {
	documents = createDocuments({ log: createLog('silent') });
});
afterAll(() => documents.close());

const read = async (report = paidReport()) => {
	const pages = await pagesOf(await drawn(report));
	return { pages, text: pages.join(' ') };
};

describe('a document', () => {
	test('has no heading alone at the foot of a page', async () => {
		const { pages } = await read();
		const summary = pages.find((page) => page.includes('Сводка'));
		expect(summary).toContain('Сводка Проверка Итог Источник Паспорт');
	});

	test('says whose it is, what was found, by whom and when', async () => {
		const { pages, text } = await read();
		expect(pages[0]).toContain('Отчёт о владельце автомобиля Примеров Пётр Образцович');
		for (const words of [
			'Дата рождения 01.02.1980',
			'Паспорт 00 00 ••••00',
			'Паспорт недействителен',
			'ИНН 000000000184',
			'Найдено: 3 записи Общая сумма долга: 12 500,50 ₽',
			'Источник: ФССП, данные на 21 ноября 2026, 10:42',
			'1. Производство 101/26/77001-ИП',
			'3. Производство 103/26/77001-ИП',
			'Производство окончено 06.05.2026, статья 46',
			'Сумма долга не указана',
			'Регион должника Москва',
			'Реализация имущества, 10.09.2026',
			'Публичное акционерное общество «Образцовый банк»',
			'Ещё 1 запись без описания предмета',
			'Возможен однофамилец: реестр не назвал дату рождения',
			'Дело А40-000002/2026',
			'ООО «Образец»',
			'УФСИН России по г. Москве',
			'Национальный',
		]) {
			expect(text).toContain(words);
		}
	});

	test('begins with what the report means for a deal, and with what it cannot say', async () => {
		const { pages, text } = await read();
		expect(pages[0]).toContain('Согласие супруга');
		const order = [
			'Остановитесь',
			'Банкротство: имущество продаёт финансовый управляющий, а не владелец (дело А40-000001/2026).',
			'Паспорт недействителен:',
			'Долг у приставов: не меньше 12 500,50 ₽, 2 производства.',
			'Кто подписывает Финансовый управляющий Образцов Иван Примерович, а не владелец.',
			'Чего не проверяли',
			'Согласие супруга эти реестры не знают, в браке ли владелец',
			'Сводка',
		].map((words) => text.replaceAll('\u00a0', ' ').indexOf(words));
		expect(order).not.toContain(-1);
		expect(order).toEqual(order.toSorted((one, other) => one - other));
	});

	test('of silent registers says that it is too little to decide, and never that nothing stands in the way', async () => {
		const silent = {
			state: 'unreachable',
			facts: null,
			source: null,
			asOf: null,
			verdict: 'unknown',
		} as const;
		const clean = { passport: { isValid: true }, inn: { state: 1, inn: '000000000184' } } as const;
		const { pages } = await read(paidReport(clean, {}, { terrorist: silent }));
		expect(pages[0]).toContain('Пока рано решать');
		expect(pages[0]).toContain('Террористы и экстремисты реестр не ответил');
		expect((await read(paidReport(clean))).pages[0]).toContain('Плохого в ответах нет');
	});

	test('numbers its pages and says on each of them whose it is and where it lives', async () => {
		const { pages } = await read();
		expect(pages.length).toBeGreaterThan(2);
		for (const [index, page] of pages.entries()) {
			expect(page).toContain(`стр. ${index + 1} из ${pages.length}`);
			expect(page).toContain('Автосверка Примеров Пётр Образцович');
			expect(page).toContain('https://site.example.org/ownerReport/5a0c1b9e-0000-4000-8000-000000000001');
		}
	});

	test('carries its title and its language', async () => {
		const properties = await propertiesOf(await drawn(paidReport()));
		expect(properties).toMatchObject({
			Title: 'Отчёт о владельце автомобиля: Примеров Пётр Образцович',
			Language: 'ru',
			Author: 'Автосверка',
		});
	});

	test('of a person without records says each register’s own words', async () => {
		const { text } = await read(paidReport({ passport: { isValid: true }, inn: { state: 3, inn: null } }));
		for (const words of [
			'Паспорт действителен',
			'Информация об ИНН в базе ФНС не найдена!',
			'Под эти данные подходят несколько человек',
			'Открытые исполнительные производства не найдены',
			'Записей в ЕФРСБ не найдено',
			'Данные о залоге не найдены',
			'Информации об участии в арбитражных делах не найдено',
			'Информации о розыске не найдено',
			'Записей в базе РОСФИНМОНИТОРИНГА не найдено',
		]) {
			expect(text).toContain(words);
		}
	});

	test.each([
		['unreachable', null, null, 'ЕФРСБ не ответил.'],
		['refused', 'captcha', 'fssp', 'ЕФРСБ отказал: просит ввести цифры с картинки.'],
		[
			'refused',
			'no-funds',
			'apicloud',
			'ЕФРСБ не спросили: посредник api-cloud.ru отказал, на нашем счёте у него закончились деньги.',
		],
		['unreadable', null, 'efrsb', 'ЕФРСБ ответил непонятно.'],
		['not-asked', 'no-key', null, 'ЕФРСБ не спрашивали: к источнику нет доступа.'],
		[null, null, null, 'ЕФРСБ ещё не ответил.'],
	] as const)(
		'where the state is %s does not take silence for «nothing»',
		async (state, reason, source, words) => {
			const block = { state, reason, source, asOf: null, verdict: 'unknown' } as const;
			const { text } = await read(paidReport({}, {}, { bankruptcy: block }));
			expect(text).toContain(`${words} Это не значит, что записей нет.`);
			expect(text).toContain('Банкротство Неизвестно');
			expect(text).not.toContain('Записей в ЕФРСБ не найдено');
		},
	);

	test('counts rows that could not be read', async () => {
		const { text } = await read(
			paidReport(EVERYTHING, {}, { arbiter: { state: 'partial', skippedRows: 2 } }),
		);
		expect(text).toContain('Прочитано не всё: 2 записи прочитать не удалось.');
	});

	test('of two hundred rows has each of them, whole words and all', async () => {
		const items = Array.from({ length: 200 }, (_, index) => enforcement(index + 1));
		const { pages, text } = await read(paidReport({ ...EVERYTHING, fssp: { items, total: 1 } }));
		expect(pages.length).toBeGreaterThan(50);
		for (const number of items.keys())
			expect(text).toContain(`${number + 1}. Производство ${number + 1}/26/77001-ИП`);
	});

	test('prints 300 rows of a register and says that there are more', async () => {
		const data = Array.from({ length: 301 }, (_, index) => ({
			FullName: `ПРИМЕРОВ №${index + 1}`,
			TerroristTypeName: null,
			StatusName: null,
			match: 'look' as const,
		}));
		const { text } = await read(paidReport({ terrorist: { data } }));
		expect(text).toContain('Найдено: 301 запись Напечатаны первые 300');
		expect(text).toContain('ПРИМЕРОВ №300');
		expect(text).not.toContain('ПРИМЕРОВ №301');
	});
});

test('while a long one is drawn the server goes on', async () => {
	await drawn(paidReport());
	const items = Array.from({ length: 100 }, (_, index) => enforcement(index + 1));
	let longest = 0;
	const begun = performance.now();
	let last = begun;
	const beat = setInterval(() => {
		longest = Math.max(longest, performance.now() - last);
		last = performance.now();
	}, 5);
	await drawn(paidReport({ fssp: { items, total: 1 } }));
	clearInterval(beat);
	// Drawn on this thread it would be one pause as long as the whole; the machine is not ours alone.
	expect(longest).toBeLessThan((performance.now() - begun) / 3);
});

test('several are drawn at once, each its own', async () => {
	const names = ['Тестова', 'Образцов', 'Задержкин'];
	const drawn = await Promise.all(names.map((lastName) => read(paidReport({}, { lastName }))));
	for (const [index, { text }] of drawn.entries()) expect(text).toContain(`${names[index]} Пётр Образцович`);
});

test('one that cannot be drawn is refused, without a word of what it says, and the next one is drawn', async () => {
	const broken = paidReport({}, {}, { fssp: { facts: { items: 'Примеров' } as never } });
	const error = await drawn(broken).catch((reason: Error) => reason);
	expect(String(error)).toBe('Error: Not drawn: TypeError');
	expect((await read()).pages.length).toBeGreaterThan(0);
});

test('closing ends what is being drawn', async () => {
	const own = createDocuments({ log: createLog('silent') });
	const drawing = expect(drawn(paidReport(), own)).rejects.toThrow('closing');
	await own.close();
	await drawing;
});
