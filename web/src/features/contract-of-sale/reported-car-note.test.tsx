import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportedCarNote } from './reported-car-note.tsx';
import type { CarOffer } from './use-reported-car.ts';
import { EMPTY_VALUES } from './values.ts';

const VIN = 'XTA21144094786239' as Vin;
const LINE = 'Источник: Автокод, данные на 21 ноября 2026, 10:42';

function said(state: CarOffer['state'], over: Partial<CarOffer['car']> = {}, typed = {}): string {
	const car = { vin: VIN, model: 'LADA 2114', values: { 'car.vin': VIN }, sources: [LINE], ...over };
	const offer = { car, state, put: () => {}, leave: () => {} };
	const html = renderToStaticMarkup(<ReportedCarNote offer={offer} held={{ ...EMPTY_VALUES, ...typed }} />);
	return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('a car that was filled in is named with who said it, and is to be compared with its papers', () => {
	expect(said('filled')).toContain(`Машина из отчёта: LADA 2114, VIN XTA…6239 ${LINE}. Сверьте каждое поле`);
	expect(said('filled', { model: '', sources: [] })).toContain('Кроме VIN, в отчёте о ней пока ничего нет');
});

test('another car is named before its place is taken, and what would change', () => {
	const words = said('asked', {}, { 'car.model': 'Kia Rio' });
	expect(words).toContain('уже записана другая машина: Kia Rio');
	expect(words).toContain('Подставить эту машину');
	expect(words).not.toContain('цена');
	expect(said('asked', { values: { 'deal.price': '450 000' } })).toContain('и цена (450 000 ₽)');
});
