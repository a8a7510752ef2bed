import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { inspected } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const visits = (...cards: readonly (readonly [day: string | null, place: string | null])[]) => ({
	diagnostic: { diagnosticCards: cards.map(([day, pointAddress]) => inspected(day, { pointAddress })) },
});
const VORONEZH = 'г. Воронеж, ул. Балканская, д. 19';
const BERDSK = '633000, Новосибирская обл., г. Бердск, ул. Московская, 1';

test('two regions within a week are to be clarified', () => {
	expect(sentencesOf('far-inspections', visits(['2025-06-04', BERDSK], ['2025-06-01', VORONEZH]))).toEqual([
		'Техосмотры 01.06.2025 и 04.06.2025 в разных регионах (Воронежская область; Новосибирская область): ' +
			'у машины может быть двойник.',
	]);
	expect(
		findingsOf('far-inspections', visits(['2025-06-08', 'Казань г.'], ['2025-06-01', VORONEZH])),
	).toMatchObject([{ severity: 'clarify', section: 'diagnostic', record: 'diagnosticCards.0' }]);
});

test('eight days, one region, Moscow and around it, unknown places, null and silence are no finding', () => {
	for (const given of [
		visits(['2025-06-09', BERDSK], ['2025-06-01', VORONEZH]),
		visits(['2025-06-02', 'Воронежская область, г. Лиски'], ['2025-06-01', VORONEZH]),
		visits(['2025-06-02', 'Московская область, г. Химки'], ['2025-06-01', 'Москва Город, Марьино']),
		visits(['2025-06-02', 'ул. Московская, 1'], ['2025-06-01', VORONEZH]),
		visits(['2025-06-02', 'г. Бердск'], ['2025-06-01', VORONEZH]),
		visits(['2025-06-02', null], ['2025-06-01', VORONEZH]),
		visits([null, BERDSK], ['2025-06-01', VORONEZH]),
		{ diagnostic: silent() },
	]) {
		expect(findingsOf('far-inspections', given)).toEqual([]);
	}
});
