import type { DiagnosticData, PreviousDiagnosticCard } from '@avtosverka/contract/check/diagnostic';
import { describe, expect, test } from 'vitest';
import { cardsOf, readingsOf } from './readings.ts';

function card(dcDate: string | null, odometerValue: number | null): PreviousDiagnosticCard {
	return { dcNumber: null, dcDate, dcExpirationDate: null, odometerValue };
}

function inspections(
	current: PreviousDiagnosticCard,
	...previousDcs: readonly PreviousDiagnosticCard[]
): DiagnosticData {
	const car = { brand: null, model: null, vin: null, pointAddress: null };
	return { diagnosticCards: [{ ...current, ...car, previousDcs: [...previousDcs] }] };
}

const DATA = inspections(
	card('2022-03-04', 179_919),
	card('2017-01-20', 98_400),
	card('2021-01-15', 201_532),
	card('2019-02-01', 151_200),
);

describe('readings', () => {
	test('are sorted oldest first and told once', () => {
		expect(readingsOf(DATA).map(({ km }) => km)).toEqual([98_400, 151_200, 201_532, 179_919]);
		const twice = { diagnosticCards: [...DATA.diagnosticCards, ...DATA.diagnosticCards] };
		expect(readingsOf(twice)).toEqual(readingsOf(DATA));
	});

	test('without a real day or a figure are left out', () => {
		const odd = inspections(card('2022-03-04', 1), card('вчера', 1), card('2022-03-05', null), card(null, 1));
		expect(readingsOf(odd)).toEqual([{ date: '2022-03-04', km: 1 }]);
	});

	test('of one day begin with the lower figure', () => {
		const day = inspections(card('2022-03-04', 20), card('2022-03-04', 10));
		expect(readingsOf(day).map(({ km }) => km)).toEqual([10, 20]);
	});
});

test('cards stand newest first, those without a day last', () => {
	const dates = cardsOf(inspections(card(null, 1), card('2019-02-01', 2), card('2021-01-15', 3)));
	expect(dates.map(({ dcDate }) => dcDate)).toEqual(['2021-01-15', '2019-02-01', null]);
});
