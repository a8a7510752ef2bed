import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { describe, expect, test } from 'vitest';
import { FAILURE_MODES, type FailureMode } from '../failure-mode.ts';
import { SUBJECTS, TO_TRY_FIRST } from './table.ts';

describe('The table of subjects', () => {
	test('has the subjects that tools outside the project rely on', () => {
		const pairs = SUBJECTS.map(({ vin, plate }) => `${vin ?? '–'} ${plate ?? '–'}`);
		expect(pairs).toEqual(
			expect.arrayContaining([
				'XTA21144094786239 А123ВС77',
				'Z94K241BBMR251210 К777КК799',
				'WP1AB29PX4LA69033 О001ОО50',
				'LJD7AC14XP0207454 М456ТУ152',
				'X96ERB6X4B0008543 Р503РР52',
				'JTEHD21A850036287 –',
				'– Е404КХ99',
				'– С808УХ97',
				'– Т606ТТ99',
				'– В222ВВ22',
				'– Н500ОТ78',
			]),
		);
	});

	test('writes every VIN and plate in its normal form, and none of them twice', () => {
		const vins = SUBJECTS.flatMap(({ vin, vins }) => [vin, ...(vins ?? [])]).filter((vin) => vin !== null);
		const plates = SUBJECTS.map(({ plate }) => plate).filter((plate) => plate !== null);
		for (const vin of vins) expect(parseVin(vin)).toEqual({ ok: true, vin });
		for (const plate of plates) expect(parsePlate(plate)).toEqual({ ok: true, plate });
		expect(new Set(vins).size).toBe(vins.length);
		expect(new Set(plates).size).toBe(plates.length);
	});

	test.each(['avtocod', 'gibdd', 'gost', 'customs'] as const)(
		'has a subject for every failure mode that %s can have',
		(supplier) => {
			// Only these two answer from sources that can fail or never end by themselves.
			const hasSources = supplier === 'avtocod' || supplier === 'gibdd';
			const can = (Object.keys(FAILURE_MODES) as FailureMode[]).filter(
				(failureMode) =>
					failureMode !== 'fine' &&
					(hasSources || (failureMode !== 'source-error' && failureMode !== 'endless')),
			);
			const vins = SUBJECTS.filter(({ vin }) => vin !== null);
			const had = new Set(vins.map(({ failureMode }) => failureMode?.[supplier]));
			expect(can.filter((failureMode) => !had.has(failureMode))).toEqual([]);
		},
	);

	test('offers three subjects to try first, each with VIN and plate', () => {
		expect(TO_TRY_FIRST).toHaveLength(3);
		for (const { vin, plate } of TO_TRY_FIRST) expect(vin && plate).toBeTruthy();
	});
});
