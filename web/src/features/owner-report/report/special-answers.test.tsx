import { describe, expect, test, vi } from 'vitest';
import { blockText as card } from '../testing/markup.tsx';
import { FULL_BLOCKS, playReport } from '../testing/reports.ts';
import { shown } from '../testing/shown-report.tsx';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

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
			/Открытые исполнительные производства не найдены.*1 оконченное производство.*ст\. 46/,
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
