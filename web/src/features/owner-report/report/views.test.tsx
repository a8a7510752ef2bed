import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { useSession } from '../../../session/use-session.ts';
import { ReportView } from '../report-page.tsx';
import {
	CLEAR_REPORT,
	FULL_BLOCKS,
	FULL_REPORT,
	playReport,
	SILENT_REPORT,
	unpaid,
} from '../testing/reports.ts';
import { Summary } from './summary.tsx';
import type { OwnerReportState } from './use-owner-report.ts';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

function markup(element: ReactElement): string {
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const settings = {
		mail: true,
		payments: { methods: ['card', 'sbp'], cardView: 'redirect' },
		signIn: { google: true, telegram: true },
	};
	const site = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { settings } } } });
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

/** What a person reads, without the markup. */
function text(html: string): string {
	return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const page = (state: OwnerReportState) => markup(<ReportView state={state} refresh={() => {}} />);
const shown = (report = FULL_REPORT, trouble = false) => page({ kind: 'report', report, trouble });

/** The card of one block, as it is read. */
function card(html: string, id: string): string {
	return text(new RegExp(`<section id="${id}"[\\s\\S]*?</section>(?=<section|<div)`).exec(html)?.[0] ?? '');
}

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
			// Of these two something is always told: whether the passport is valid, and the number itself.
			if (register === 'passport' || register === 'inn') continue;
			expect(words).toContain(BLOCK_CATALOGUE[register].empty);
		}
	});

	test('shows only its creator the way to delete it, and nobody the sample’s', () => {
		expect(shown()).toContain('Удалить отчёт');
		expect(shown({ ...FULL_REPORT, own: false })).not.toContain('Удалить отчёт');
		expect(shown({ ...FULL_REPORT, sample: true })).not.toContain('Удалить отчёт');
	});

	test('of the sample says that the person is invented', () => {
		expect(text(shown({ ...FULL_REPORT, sample: true }))).toContain('человек вымышлен');
	});
});

describe('a block that has no answer', () => {
	test('is being asked while that has been tried fewer than five times', () => {
		expect(card(shown(playReport({ attempts: 4 })), 'fssp')).toContain('Спрашиваем…');
	});

	test('is unavailable afterwards, will appear when its source is back, and is never green', () => {
		const html = shown(SILENT_REPORT);
		for (const register of ['fssp', 'bankruptcy', 'pledge', 'arbiter', 'fsin_wanted', 'terrorist'] as const) {
			const words = card(html, register);
			expect(words).toMatch(
				/сейчас недоступен\. Данные появятся здесь, когда он восстановится\..*не ответил/,
			);
			expect(words).toContain('Это не значит, что записей нет.');
			expect(words).not.toContain(BLOCK_CATALOGUE[register].empty);
		}
		expect(html).not.toContain('data-tone="ok"');
	});

	test.each([
		[{ state: 'refused', reason: 'captcha', source: 'fssp' }, /отказал: просит ввести цифры с картинки/],
		[
			{ state: 'refused', reason: 'no-funds', source: 'apicloud' },
			/не спросили: посредник api-cloud\.ru отказал, на нашем счёте у него закончились деньги\./,
		],
		[{ state: 'not-asked', reason: 'budget' }, /не спрашивали: исчерпан наш дневной лимит платных запросов/],
		[{ state: 'unreadable' }, /ответил непонятно/],
		[{ state: 'not-asked', reason: 'no-key' }, /не спрашивали: к источнику нет доступа/],
	] as const)('says why: %j', (meta, words) => {
		const html = shown(playReport({ attempts: 5, meta: { terrorist: meta } }));
		expect(card(html, 'terrorist')).toMatch(words);
	});

	test('asked no more says so', () => {
		const over = playReport({
			attempts: 9,
			meta: { fssp: { state: 'unreachable' } },
			report: { report_status: 'completed' },
		});
		expect(card(shown(over), 'fssp')).toMatch(/не ответил.*Больше мы его не спрашиваем/);
	});

	test('that cannot be read is no empty one', () => {
		const words = card(shown({ ...FULL_REPORT, fssp: '{"items":7}' }), 'fssp');
		expect(words).toContain('ответил непонятно');
		expect(words).not.toContain('не найдены');
	});

	test('that was not read to its end is not called empty', () => {
		const report = playReport({
			blocks: { fssp: { items: [], total: 0 } },
			verdicts: { fssp: 'look' },
			meta: { fssp: { state: 'partial', skippedRows: 2 } },
		});
		const words = card(shown(report), 'fssp');
		expect(words).toMatch(/Прочитано не всё.*2 записи прочитать не удалось.*Среди прочитанного записей нет/);
		expect(words).not.toContain('Открытые исполнительные производства не найдены');
	});
});

describe('a silent block', () => {
	test('says when it is asked again, and lets its creator have it asked now', () => {
		vi.mocked(useSession).mockReturnValue({ token: 't1', user: null, failed: false, conflict: null });
		const html = shown(SILENT_REPORT);
		expect(card(html, 'fssp')).toContain('Спросим снова 21 ноября 2026, 13:00.');
		expect(html.match(/aria-label="Запросить снова: /g)).toHaveLength(8);
		expect(shown({ ...SILENT_REPORT, own: false })).not.toContain('Запросить снова');
		const over = playReport({ attempts: 9, meta: { fssp: { state: 'unreachable', nextAt: null } } });
		expect(card(shown(over), 'fssp')).not.toContain('Запросить снова');
		vi.mocked(useSession).mockReturnValue({ token: null, user: null, failed: false, conflict: null });
		expect(shown(SILENT_REPORT)).not.toContain('Запросить снова');
	});
});

describe('a report for whose silence something was given back', () => {
	test.each([
		[{ registers: 2, requests: 5, kopecks: 0 }, /не ответили 2 реестра.*прибавилось 5 запросов/],
		[{ registers: 1, requests: 0, kopecks: 988 }, /Один реестр так и не ответил.*вернём 9,88 ₽/],
	])('says so: %j', (returned, words) => {
		expect(text(shown({ ...SILENT_REPORT, returned }))).toMatch(words);
	});
});

describe('special answers', () => {
	const of = (blocks: NonNullable<Parameters<typeof playReport>[0]>['blocks'], id: string) =>
		card(shown(playReport({ ...(blocks && { blocks }) })), id);

	test('of a passport without data and of a tax number', () => {
		expect(of({ passport: { isValid: null } }, 'passport-inn')).toContain(
			'Информация о действительности паспорта не найдена!',
		);
		expect(of({ inn: { state: 0, inn: null } }, 'passport-inn')).toContain(
			'Информация об ИНН в базе ФНС не найдена!',
		);
		expect(of({ inn: { state: 3, inn: null } }, 'passport-inn')).toContain('подходят несколько человек');
	});

	test('only closed bailiff cases are no debt, and are told', () => {
		const [item] = FULL_BLOCKS.fssp.items;
		if (item === undefined) throw new Error('no case');
		const closed = { ...item, closed: { date: '2025-01-02', article: '46' } };
		const words = of({ fssp: { items: [closed], total: 0 } }, 'fssp');
		expect(words).toMatch(
			/Открытые исполнительные производства не найдены.*1 закрытое производство.*ст\. 46/,
		);
		expect(words).not.toContain('Общая сумма долга');
	});

	test('a bankruptcy out of court, and one without a case', () => {
		const [item] = FULL_BLOCKS.bankruptcy.result.pageData;
		if (item === undefined) throw new Error('no record');
		const outOf = {
			...item,
			lastLegalCase: null,
			extrajudicialBankruptcy: { number: '7', date: '2025-01-02' },
		};
		expect(of({ bankruptcy: { result: { pageData: [outOf] } } }, 'bankruptcy')).toContain(
			'Завершено внесудебное банкротство',
		);
		const bare = { ...item, lastLegalCase: null };
		expect(of({ bankruptcy: { result: { pageData: [bare] } } }, 'bankruptcy')).toContain('Нет данных');
	});

	test('pledges without a description are counted and never called nothing', () => {
		const [item] = FULL_BLOCKS.pledge.pageData;
		if (item === undefined) throw new Error('no pledge');
		const short = { ...item, referenceNumber: 'КОРОТКИЙ', subjects: ['ТС'] };
		const bare = { ...item, subjects: [] };
		const words = of({ pledge: { pageData: [item, short, bare] } }, 'pledge');
		expect(words).toContain('ещё 2 записи без описания предмета');
		expect(words).not.toContain('КОРОТКИЙ');
		expect(of({ pledge: { pageData: [short] } }, 'pledge')).not.toContain('Данные о залоге не найдены');
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

describe('an unpaid report', () => {
	test('that is being formed tells how far it is and nothing else', () => {
		const words = text(shown(unpaid({ ...FULL_REPORT, ready_to_pay: false })));
		expect(words).toMatch(/Ваш отчёт почти готов!.*Формируем отчёт\.\.\./);
		expect(words).not.toMatch(/Недействителен|Есть записи|Оплатить/);
	});

	test('that is ready has the words of the specification and both prices', () => {
		const words = text(shown(unpaid(FULL_REPORT)));
		expect(words).toContain('Мы собрали всю доступную информацию о владельце автомобиля.');
		expect(words).toContain('Оплатите отчёт...');
		expect(words).toMatch(/119\s₽ Сегодня со скидкой: 79\s₽/);
		expect(words).toContain('пример отчёта');
	});

	test('looks the same whatever stands behind its teasers, and has no data of them', () => {
		const bad = shown(unpaid(FULL_REPORT));
		const verdicts = { passport: 'fail', fssp: 'fail', arbiter: 'look', inn: 'ok' } as const;
		const good = shown(unpaid(playReport({ blocks: FULL_BLOCKS, verdicts })));
		expect(bad).toBe(good);
		expect(text(bad).match(/Данные в полном отчёте/g)).toHaveLength(4);
		expect(bad).not.toMatch(/Реализация имущества|ПРИМЕРНЫЙ|Скрылся|Национальный|fedresurs\.ru/);
	});

	test('says of what costs money that it is asked after the payment, and waits for it no more', () => {
		const meta = { terrorist: { state: 'not-asked', reason: 'after-payment', nextAt: null } } as const;
		const report = unpaid(playReport({ meta }));
		const postponed = {
			...report,
			meta: { ...report.meta, terrorist: { ...report.meta.terrorist, ...meta.terrorist } },
		};
		expect(text(shown(postponed))).toMatch(
			/Росфинмониторинг[^.]*Спросим после оплаты|террор[^.]*Спросим после оплаты/i,
		);
		expect(text(shown({ ...postponed, ready_to_pay: false }))).toContain('после оплаты');
		const begun = { ...postponed.meta.terrorist, nextAt: '2026-11-21T10:00:00.000Z' };
		const paid = { ...postponed, paid: true, meta: { ...postponed.meta, terrorist: begun } };
		expect(card(shown(paid), 'terrorist')).toContain('Спрашиваем…');
	});

	test('shows a stranger initials and no line of the passport', () => {
		const names = { last_name: 'П.', first_name: 'П.', middle_name: 'О.', birth_date: null };
		const words = text(
			shown({ ...unpaid(FULL_REPORT), ...names, own: false, passport_number: '•• •• ••••••' }),
		);
		expect(words).toContain('П. П. О.');
		expect(words).not.toMatch(/Паспорт ••|дата рождения/);
	});

	test('shows that a source was not asked or is silent, also where it tells nothing else', () => {
		const meta = {
			bankruptcy: { state: 'not-asked', reason: 'no-key' },
			pledge: { state: 'refused' },
		} as const;
		const report = playReport({ attempts: 5, meta });
		const words = text(shown({ ...unpaid(report), meta: report.meta }));
		expect(words).toMatch(/Банкротство Не спрашивали Залоги Неизвестно/);
	});
});
