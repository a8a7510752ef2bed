import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { describe, expect, test, vi } from 'vitest';
import { useSession } from '../../../session/use-session.ts';
import { blockText as card, readText as text } from '../testing/markup.tsx';
import { FULL_REPORT, playReport, SILENT_REPORT } from '../testing/reports.ts';
import { shown } from '../testing/shown-report.tsx';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

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
		[{ registers: 2, requests: 5, kopecks: 0 }, /не ответили 2 реестра.*добавили на ваш баланс 5 запросов/],
		[{ registers: 1, requests: 0, kopecks: 988 }, /Один реестр так и не ответил.*вернём 9,88 ₽/],
	])('says so: %j', (returned, words) => {
		expect(text(shown({ ...SILENT_REPORT, returned }))).toMatch(words);
	});
});
