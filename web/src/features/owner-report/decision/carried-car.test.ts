import { getOwnerReportDocumentRoute } from '@avtosverka/contract/routes/owner-report';
import { beforeEach, expect, test, vi } from 'vitest';
import { callRequest } from '../../../call-request.ts';
import { carInAddress, carriedCar, documentInput } from './carried-car.ts';
import { carryCar, dropCar } from './carry-car.ts';

const VIN = 'XTA21144094786239';

beforeEach(() => {
	const store = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, value: string) => void store.set(key, value),
	});
});

test('the car of the address is remembered for its report and for no other', () => {
	expect(carInAddress(`?isFrame=true&vin=${VIN}`)).toBe(VIN);
	carryCar('one', VIN);
	expect(carriedCar('one')).toEqual({ vin: VIN, typed: false });
	expect(carriedCar('two')).toBeNull();
});

test('of an address without a VIN, and of one that is none, nothing is carried', () => {
	expect(carInAddress('')).toBeNull();
	expect(carInAddress('?vin=XTA')).toBeNull();
	expect(carInAddress('?vin=%D1%8F<script>')).toBeNull();
});

test('the PDF of a report is asked for with its car, and without one where there is none', () => {
	carryCar('one', VIN);
	const pathOf = (uuid: string) => callRequest(getOwnerReportDocumentRoute, documentInput(uuid), {}).path;
	expect(pathOf('one')).toBe(`/v1/ownerReport/one/document?vin=${VIN}`);
	expect(pathOf('two')).toBe('/v1/ownerReport/two/document');
});

test('a VIN that was typed in the report is remembered, told to no server, and forgotten', () => {
	carryCar('one', VIN, true);
	expect(carriedCar('one')).toEqual({ vin: VIN, typed: true });
	expect(documentInput('one')).toEqual({ uuid: 'one' });
	dropCar('one');
	expect(carriedCar('one')).toBeNull();
});

test('a car that was remembered by an earlier page is one of the address', () => {
	localStorage.setItem('owner_report_cars', JSON.stringify([['one', VIN]]));
	expect(carriedCar('one')).toEqual({ vin: VIN, typed: false });
});

test('twenty are remembered, the last of them', () => {
	for (let number = 0; number < 25; number += 1) carryCar(`report ${number}`, VIN);
	expect(carriedCar('report 4')).toBeNull();
	expect(carriedCar('report 5')?.vin).toBe(VIN);
});

test.each(['{', '{}', '[[1,2]]', '["one"]', '[["one","no VIN"]]'])(
	'what is not ours is no car: %s',
	(text) => {
		localStorage.setItem('owner_report_cars', text);
		expect(carriedCar('one')).toBeNull();
	},
);
