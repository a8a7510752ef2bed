import type { BaseData } from '@avtosverka/contract/check/base';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { expect, test } from 'vitest';
import { metaOf, replyOf } from '../testing/replies.ts';
import { carForContract } from './car-for-contract.ts';

const VIN = 'XTA21144094786239' as Vin;
const DATA: BaseData = {
	...{ vin: VIN, model: 'LADA 2114', frame: 'X96', frame_id: 'BODY', year: 2008, color: 'Красный' },
	...{ type: null, power: 80, volume: 1596, image: null },
};
const BASE = { success: true, message: '', data: DATA, meta: metaOf('found', { source: 'apicloud' }) };

test('a car is named by its registration, and by its basic card where that says nothing', () => {
	const sections = { registration: replyOf('registration', 'found') };
	const car = carForContract(
		{ vin: VIN, plate: 'А123ВС77' as Plate },
		cachedAnswersOf({ base: BASE, sections }),
	);
	expect(car).toMatchObject({
		model: 'LADA 2114 SAMARA',
		year: '2009',
		chassis: 'X96',
		plate: 'А 123 ВС 77',
	});
	expect(car.sources).toHaveLength(2);
	const alone = carForContract({ vin: VIN, plate: null }, cachedAnswersOf({ base: BASE, sections: {} }));
	expect(alone).toMatchObject({
		model: 'LADA 2114',
		year: '2008',
		body: 'BODY',
		colour: 'Красный',
		plate: '',
	});
	expect(alone.sources).toEqual([expect.stringContaining('api-cloud.ru')]);
});

test('of a car that no register knows there is its VIN, and nobody is named as its source', () => {
	const sections = { registration: replyOf('registration', 'unreachable') };
	const car = carForContract({ vin: VIN, plate: null }, cachedAnswersOf({ base: null, sections }));
	expect(car).toEqual({
		...{ vin: VIN, plate: '', model: '', year: '', body: '', chassis: '', colour: '', sources: [] },
	});
});
