import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Spending } from './spending.tsx';

const textOf = (rows: Parameters<typeof Spending>[0]['rows']) =>
	renderToStaticMarkup(<Spending rows={rows} />)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

describe('what paid orders cost', () => {
	test('stands by month, with the sum of each', () => {
		const text = textOf([
			{ month: '2026-11', supplier: 'avtocod', purpose: 'check', orders: 1200, kopecks: 1_500_000 },
			{ month: '2026-11', supplier: 'apicloud', purpose: 'owner-report', orders: 3, kopecks: 0 },
			{ month: '2025-12', supplier: 'avtocod', purpose: 'bot', orders: 1, kopecks: 1_250 },
		]);
		expect(text).toContain('ноябрь 2026: 15 000 ₽');
		expect(text).toContain('Автокод, проверки на сайте 1 200 15 000 ₽');
		expect(text).toContain('api-cloud.ru, отчёты о владельце 3 0 ₽');
		expect(text).toContain('Декабрь 2025 всего 12,50 ₽');
	});

	test('is nothing where nothing was ordered', () => {
		expect(textOf([])).toContain('Пусто.');
	});
});
