import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { describe, expect, test, vi } from 'vitest';
import { blockText as card, readText as text } from '../testing/markup.tsx';
import { CLEAR_REPORT, FULL_BLOCKS, FULL_REPORT, playReport } from '../testing/reports.ts';
import { markup, page, shown } from '../testing/shown-report.tsx';
import { Summary } from './summary.tsx';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

describe('the page', () => {
	test('turns until its report is there, and says when the site is silent', () => {
		expect(text(page({ kind: 'loading', trouble: false }))).toContain('Загружаем отчет...');
		expect(text(page({ kind: 'loading', trouble: true }))).toMatch(/Загружаем отчет\.\.\..*не отвечает/);
	});

	test('says that there is no such report', () => {
		expect(text(page({ kind: 'missing' }))).toContain('Отчёт не найден');
	});

	test('keeps what it shows when the network is away', () => {
		const silent = text(shown(FULL_REPORT, true));
		expect(silent).toContain('Сайт не отвечает');
		expect(silent).toContain('Примеров Пётр Образцович');
	});
});

describe('a paid report', () => {
	test('stands in the order of the specification', () => {
		const ids = [...shown().matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
		expect(ids).toEqual([
			'passport-inn',
			'fssp',
			'bankruptcy',
			'pledge',
			'arbiter',
			'fsin_wanted',
			'terrorist',
		]);
	});

	test('tells every field of every block, with its source and moment', () => {
		const html = shown();
		const strings: string[] = [];
		JSON.stringify(FULL_BLOCKS, (key, value) => {
			if (typeof value === 'string' && !['match', 'guid', 'caseUrl', 'imageUrl'].includes(key))
				strings.push(value);
			return value;
		});
		const words = text(html);
		for (const value of strings.filter((one) => !/^\d{4}-\d{2}-\d{2}/.test(one)))
			expect(words).toContain(value);
		expect(words.match(/Источник: ФССП, данные на 21 ноября 2026, 10:42/g)).toHaveLength(8);
		expect(words).toMatch(/Общая сумма долга: 12\s500,50\s₽/);
		expect(words).toContain('02.03.2026');
	});

	test('leads to the registers, and to a court only by an address of the web', () => {
		const html = shown();
		expect(html).toContain('href="https://fedresurs.ru/persons/a0000000-0000-4000-8000-000000000001"');
		expect(html).toContain('href="https://kad.arbitr.ru/Card/c0000000-0000-4000-8000-000000000001"');
		for (const [link] of html.matchAll(/<a [^>]*href="https?:[^>]*>/g)) {
			expect(link).toContain('rel="noopener noreferrer"');
		}
		const item = { ...FULL_BLOCKS.arbiter.items[0], caseUrl: 'javascript:alert(1)' } as never;
		expect(shown(playReport({ blocks: { arbiter: { items: [item] } } }))).not.toContain('javascript:');
	});

	test('says of each row whether it may be somebody else', () => {
		expect(card(shown(), 'pledge')).toContain('Возможен однофамилец: реестр не назвал дату рождения');
		expect(card(shown(), 'arbiter')).toContain('Совпало не всё: возможно, это другой человек');
		expect(card(shown(), 'terrorist')).not.toContain('однофамилец');
	});

	test('says the sentences of the specification where there is nothing', () => {
		const words = text(shown(CLEAR_REPORT));
		for (const register of PERSON_REGISTERS) {
			// These two always show something: whether the passport is valid, and the number itself.
			if (register === 'passport' || register === 'inn') continue;
			expect(words).toContain(BLOCK_CATALOGUE[register].empty);
		}
	});

	test('says in one line of its head what its register has not found, with source and moment below', () => {
		const html = shown(CLEAR_REPORT);
		for (const register of ['fssp', 'bankruptcy', 'pledge', 'arbiter', 'fsin_wanted', 'terrorist'] as const) {
			const { title, empty, about } = BLOCK_CATALOGUE[register];
			expect(card(html, register)).toContain(
				`${title} ${empty} ${about} Источник: ФССП, данные на 21 ноября 2026, 10:42`,
			);
		}
		// What has not answered is no such line.
		expect(card(shown(playReport({ attempts: 9 })), 'fssp')).not.toContain(BLOCK_CATALOGUE.fssp.empty);
	});

	test('says of each field whose it is', () => {
		const words = card(shown(), 'bankruptcy');
		for (const label of ['ИНН', 'СНИЛС', 'Категория', 'Регион', 'Адрес'])
			expect(words).toContain(`${label} должника`);
		expect(card(shown(), 'fssp')).toContain('Дата рождения должника 01.02.1980');
	});

	test('shows only its creator the way to delete it, and nobody the sample’s', () => {
		expect(shown()).toContain('Удалить отчёт');
		expect(shown({ ...FULL_REPORT, own: false })).not.toContain('Удалить отчёт');
		expect(shown({ ...FULL_REPORT, sample: true })).not.toContain('Удалить отчёт');
	});

	test('can be downloaded as a PDF by everybody who sees it', () => {
		for (const own of [true, false]) expect(text(shown({ ...FULL_REPORT, own }))).toContain('Скачать PDF');
	});

	test('of the sample says that the person is invented', () => {
		expect(text(shown({ ...FULL_REPORT, sample: true }))).toContain('человек вымышлен');
	});
});

describe('the summary', () => {
	test('has two columns, the first of which holds the ceiling of half, and ends with its date', () => {
		const html = markup(<Summary report={FULL_REPORT} />);
		const columns = [...html.matchAll(/<ul>([\s\S]*?)<\/ul>/g)].map(([, list]) => list?.split('<li').length);
		expect(columns).toEqual([6, 5]);
		expect(text(html)).toMatch(/Отчет сформирован: 21 ноября 2026 г\. ?$/);
	});

	test('leads to the blocks, passport and INN to their shared card', () => {
		const links = [...markup(<Summary report={FULL_REPORT} />).matchAll(/href="#([\w-]+)"/g)].map(
			([, to]) => to,
		);
		expect(links.slice(0, 3)).toEqual(['passport-inn', 'passport-inn', 'fssp']);
		for (const to of links) expect(shown()).toContain(`<section id="${to}"`);
	});

	test('says each verdict in words beside its sign', () => {
		const words = text(markup(<Summary report={FULL_REPORT} />));
		expect(words).toMatch(/Паспорт Недействителен ИНН Найден .*Залоги Возможен однофамилец/);
	});
});
