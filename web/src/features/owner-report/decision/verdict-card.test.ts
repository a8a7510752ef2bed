import { describe, expect, test } from 'vitest';
import { blockText as card, pageMarkup as shown, readText as text } from '../testing/markup.tsx';
import { CLEAR_REPORT, FULL_BLOCKS, FULL_REPORT, playReport, SILENT_REPORT } from '../testing/reports.ts';

const VIN = 'XTA21144094786239';

describe('what a paid report means for a deal', () => {
	const verdict = (report = FULL_REPORT, cars: readonly string[] = []) =>
		text(/<section[^>]*aria-labelledby="verdict"[\s\S]*?<\/section>/.exec(shown(report, cars))?.[0] ?? '');

	test('stands before the summary and the blocks: the verdict, its reasons, the debt, who signs', () => {
		const html = shown(FULL_REPORT);
		expect(html.indexOf('aria-labelledby="verdict"')).toBeLessThan(html.indexOf('aria-labelledby="summary"'));
		expect(verdict()).toMatch(
			/^ ?Остановитесь .*управляющий, а не владелец \(дело А00-1\/2026\).*Паспорт недействителен:/,
		);
		expect(verdict()).toMatch(/Долг у приставов 12\s500,50\s₽ , 1 производство/);
		expect(verdict()).toContain('Финансовый управляющий Управляев У. У., а не владелец.');
		expect(html.match(/<a href="#bankruptcy"/g)?.length).toBeGreaterThan(1);
	});

	test('silence is never good news, and each silent register is named', () => {
		const words = verdict(SILENT_REPORT);
		expect(words).toMatch(/^ ?Пока рано решать/);
		expect(words).toContain('Чего не проверяли: 12 пунктов');
		expect(words).toContain('Без ответа 8 реестров');
		expect(words).not.toContain('Уточните перед сделкой');
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
		expect(verdict({ ...FULL_REPORT, sample: true })).not.toContain('Уточните перед сделкой');
		expect(verdict()).toContain('Уточните перед сделкой: 8 ответов');
		expect(verdict()).toContain('Чего не проверяли: 4 пункта');
	});

	test('a row says what proves it, and what its register does not tell', () => {
		const html = shown(FULL_REPORT);
		expect(card(html, 'fssp')).toMatch(
			/Совпало с формой: полное имя, дата рождения Не с чем сверить: ИНН, регион паспорта/,
		);
		expect(card(html, 'bankruptcy')).toMatch(/Совпало с формой: полное имя, ИНН/);
	});

	test('one case in two registers is told in both', () => {
		const [item] = FULL_BLOCKS.arbiter.items;
		if (item === undefined) throw new Error('no case');
		const blocks = { ...FULL_BLOCKS, arbiter: { items: [{ ...item, caseNumber: 'A00-1/2026' }] } };
		const html = shown(playReport({ blocks }));
		expect(card(html, 'arbiter')).toContain('То же дело названо в разделе «Банкротство»');
		expect(card(html, 'bankruptcy')).toContain('То же дело названо в разделе «Арбитражные дела»');
		expect(card(shown(FULL_REPORT), 'arbiter')).not.toContain('То же дело');
	});

	test('a pledge of a car in the account of who ordered the report says so and leads to it', () => {
		const html = shown(FULL_REPORT, [VIN]);
		expect(verdict(FULL_REPORT, [VIN])).toContain(
			`В уведомлении о залоге названа машина, которую вы проверяли: VIN ${VIN}`,
		);
		expect(card(html, 'pledge')).toContain(`Это машина, которую вы проверяли: отчёт о ${VIN}`);
		expect(html).toContain(`href="/checks/${VIN}"`);
		expect(shown(FULL_REPORT)).not.toContain('Это машина, которую вы проверяли');
	});

	test('notices that name another car say that this one is not named; no notices say nothing of it', () => {
		const unnamed = 'В уведомлениях о залоге не назван VIN XTA00000000000001.';
		const other = ['XTA00000000000001'];
		expect(card(shown(FULL_REPORT, other), 'pledge')).toContain(unnamed);
		expect(shown(CLEAR_REPORT, other)).not.toContain('не назван');
		expect(shown(SILENT_REPORT, other)).not.toContain('не назван');
	});
});
