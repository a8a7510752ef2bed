import { describe, expect, test } from 'vitest';
import { findFrameNumber } from './frame-number.ts';

describe('the number of a frame', () => {
	test.each([
		['NCP30-0012345', 'NCP30-0012345'],
		['ncp30-0012345', 'NCP30-0012345'],
		['NCP30–0012345', 'NCP30-0012345'],
		['NCP300012345', 'NCP300012345'],
		['CT9A - 0100001', 'CT9A-0100001'],
		['BNR32-000123', 'BNR32-000123'],
		['DBA-NCP30-0012345', 'DBA-NCP30-0012345'],
		['СТ9А-0100001', 'CT9A-0100001'],
		['Тойота Ист, кузов: NCP30-0012345', 'NCP30-0012345'],
	])('is found: %s', (text, number) => {
		expect(findFrameNumber(text)).toBe(number);
	});

	test.each([
		'XTA21144094786239',
		'XTA2114409478623',
		'А123ВС777',
		'АА123477',
		'1234АВ77',
		'NCP30',
		'12-345678',
		'А123ВС-777',
		'+7-900-1234567',
		'кузов NCP300012345',
		'',
	])('is no other number: %s', (text) => {
		expect(findFrameNumber(text)).toBeNull();
	});
});
