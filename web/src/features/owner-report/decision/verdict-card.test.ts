import { describe, expect, test, vi } from 'vitest';
import { blockText as card, pageMarkup as shown, readText as text } from '../testing/markup.tsx';
import { FULL_BLOCKS, FULL_REPORT, playReport, SILENT_REPORT } from '../testing/reports.ts';

describe('what a paid report means for a deal', () => {
	const verdict = (report = FULL_REPORT) =>
		text(/<section[^>]*aria-labelledby="verdict"[\s\S]*?<\/section>/.exec(shown(report))?.[0] ?? '');

	test('stands before the summary and the blocks: the verdict, its reasons, the debt, who signs', () => {
		const html = shown(FULL_REPORT);
		expect(html.indexOf('aria-labelledby="verdict"')).toBeLessThan(html.indexOf('aria-labelledby="summary"'));
		expect(verdict()).toMatch(
			/^ ?Остановитесь .*управляющий, а не владелец \(дело А00-1\/2026\).*Паспорт недействителен:/,
		);
		expect(verdict()).toMatch(/Долг у приставов 12\s500,50\s₽ , 1 производство/);
		expect(verdict()).toContain('Подписывает финансовый управляющий Управляев У. У., а не владелец.');
		expect(html.match(/<a href="#bankruptcy"/g)?.length).toBeGreaterThan(1);
	});

	test('silence is never good news, and each silent register is named', () => {
		const words = verdict(SILENT_REPORT);
		expect(words).toMatch(/^ ?Пока рано решать/);
		expect(words).toContain('Чего не проверяли: 12 пунктов');
		expect(words).toContain('Без сегодняшнего ответа 8 реестров');
		expect(words).toMatch(/Паспорт : реестр не ответил\. .*Террористы и экстремисты : реестр не ответил\./);
		expect(shown(SILENT_REPORT)).not.toContain('text-clear');
	});

	test('a register that has failed and is asked anew after the payment says so instead of «Спрашиваем…»', () => {
		const restarted = playReport({ attempts: 1, meta: { bankruptcy: { state: 'unreachable' } } });
		const words = card(shown(restarted), 'bankruptcy');
		expect(words).toContain('Пока не отвечает Спросим снова 21 нояб., 13:00');
		expect(words).toContain('ЕФРСБ пока не ответил. Спросим снова 21 ноября 2026, 13:00.');
		expect(words).not.toContain('Спрашиваем');
		expect(card(shown(restarted), 'pledge')).toContain('Спрашиваем…');
	});

	test('the sample is shown as of its own day, another report as of today', () => {
		expect(verdict({ ...FULL_REPORT, sample: true })).toContain('Чего не проверяли: 4 пункта');
		expect(verdict()).toContain('Без сегодняшнего ответа 8 реестров');
	});

	test('a row says what proves it, and what its register does not tell', () => {
		const html = shown(FULL_REPORT);
		expect(card(html, 'fssp')).toMatch(
			/Полное имя : совпало Дата рождения : совпало ИНН : реестр не сообщает Регион : реестр не сообщает/,
		);
		expect(card(html, 'bankruptcy')).toMatch(/ИНН : совпало/);
	});

	test('one case in two registers is told in both', () => {
		const [item] = FULL_BLOCKS.arbiter.items;
		if (item === undefined) throw new Error('no case');
		const blocks = { ...FULL_BLOCKS, arbiter: { items: [{ ...item, caseNumber: 'A00-1/2026' }] } };
		const html = shown(playReport({ blocks }));
		expect(card(html, 'arbiter')).toContain('То же дело названо в блоке «Банкротство»');
		expect(card(html, 'bankruptcy')).toContain('То же дело названо в блоке «Арбитражные дела»');
		expect(card(shown(FULL_REPORT), 'arbiter')).not.toContain('То же дело');
	});

	test('a pledge of the car that the report was ordered about says so and leads to it', () => {
		const stored = [[FULL_REPORT.report_uuid, 'XTA21144094786239']];
		vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) });
		const html = shown(FULL_REPORT);
		vi.unstubAllGlobals();
		expect(card(html, 'pledge')).toContain('Это машина, которую вы проверяли: отчёт о XTA21144094786239');
		expect(html).toContain('href="/checks/XTA21144094786239"');
		expect(shown(FULL_REPORT)).not.toContain('Это машина, которую вы проверяли');
	});
});
