import { expect, test } from 'vitest';
import { readReportAddress } from './subject.ts';

const VIN = 'XTA21144094786239';
const read = (text: string, search = '') => readReportAddress(text, new URLSearchParams(search));

test('a VIN in its normal form is a report', () => {
	expect(read(VIN)).toEqual({ kind: 'report', vin: VIN, plate: null });
});

test('another spelling of a VIN moves to the normal one and keeps its parameters', () => {
	expect(read('xta21144094786239')).toEqual({ kind: 'moved', to: `/checks/${VIN}` });
	expect(read('XTA 2114-4094786239', 'isFrame=true')).toEqual({
		kind: 'moved',
		to: `/checks/${VIN}?isFrame=true`,
	});
	expect(read('ХТА21144094786239')).toMatchObject({ kind: 'moved' });
});

test('what is no VIN says why, and is not echoed at length', () => {
	expect(read('XTA2114')).toEqual({ kind: 'malformed', text: 'XTA2114', problem: 'length' });
	expect(read('XTA2114409478623O')).toMatchObject({ kind: 'malformed', problem: 'letters' });
	expect(read('Я'.repeat(500))).toMatchObject({ text: 'Я'.repeat(40) });
});

test('a plate is shown only when it is one', () => {
	expect(read(VIN, 'plate=a123bc77')).toMatchObject({ plate: 'А123ВС77' });
	expect(read(VIN, 'plate=<script>')).toMatchObject({ plate: null });
});
