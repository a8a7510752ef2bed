import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

describe('insurance policies', () => {
	test('are read without the persons that are named in them', () => {
		const answer = ask('osago', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2020-07-10T19:10:00Z') });
		expect(factsOf(answer).policies).toEqual([
			{
				series: 'ЕЕЕ',
				number: '0018891420',
				model: 'Skoda Yeti (категория «B»)',
				vin: 'EXAMPL0V1N1000000',
				plate: 'А332АВ177',
				status: 'Выдан страхователю',
				insurer: 'Ресо-Гарантия',
				active: false,
				from: '2014-07-07',
				to: '2015-07-07',
			},
		]);
	});

	test.each([
		[true, false, true],
		[null, true, true],
		[undefined, null, null],
		['да', undefined, null],
	])('policy active %s, contract active %s: %s', (policy, contract, active) => {
		const content = contentOf('report_full.json');
		const [item] = content.insurance.osago.items;
		item.policy.is_active = policy;
		item.contract.is_active = contract;
		expect(factsOf(ask('osago', content)).policies[0]?.active).toBe(active);
	});

	test('are clear only when both sources have answered', () => {
		const content = contentOf('none_report.json');
		expect(ask('osago', content, { 'rsaosago.base': 'OK', 'osago.registry': 'OK' })?.state).toBe('clear');
		expect(ask('osago', content, { 'rsaosago.base': 'OK' })?.state).toBe('clear');
		expect(ask('osago', content, { 'rsaosago.base': 'OK', 'osago.registry': 'PROGRESS' })).toBeNull();
		expect(ask('osago', content, { 'rsaosago.base': 'ERROR', 'osago.registry': 'OK' })?.state).toBe(
			'unreachable',
		);
	});

	test('in a report of nulls are unreadable', () => {
		expect(ask('osago', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});
});
