import { createFedresurs } from '@avtosverka/registers/suppliers/fedresurs/supplier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAboutPlayed, type PlayedSupplier, playSupplier } from '../testing/supplier-at.ts';

let played: PlayedSupplier;
beforeAll(async () => {
	played = await playSupplier('fedresurs', createFedresurs, {
		url: 'SUPPLIER_FEDRESURS_URL',
		notaryUrl: 'SUPPLIER_FEDRESURS_NOTARY_URL',
	});
});
afterAll(() => played[Symbol.asyncDispose]());

const ask = (lastName: string) => played.supplier.ask('pledge', askAboutPlayed(lastName));

describe('the played Федресурс', () => {
	test('tells the three notices of Примеров, each confirmed by the notary', async () => {
		const answer = await ask('Примеров');
		expect(answer).toMatchObject({
			state: 'found',
			facts: [
				{ match: 'exact', registeredAt: '2023-11-24', subjects: ['XTA21144094786239'] },
				{ match: 'exact', registeredAt: '2020-07-15' },
				{ match: 'exact', subjects: ['0'] },
			],
		});
	});

	test('tells of Образцов one notice that may be a namesake’s, and not the one that certainly is', async () => {
		const answer = await ask('Образцов');
		expect(answer).toMatchObject({
			state: 'found',
			facts: [{ match: 'name-only', registeredAt: '2022-12-19' }],
		});
		expect(answer).not.toHaveProperty('facts.1');
	});

	test('has nothing of Тестова, and nothing of Задержкин after a while', async () => {
		expect(await ask('Тестова')).toMatchObject({ state: 'clear' });
		const start = performance.now();
		expect(await ask('Задержкин')).toMatchObject({ state: 'clear' });
		expect(performance.now() - start).toBeGreaterThan(55);
	});

	test.each([
		['security', { state: 'refused', reason: 'ban' }],
		['429', { state: 'refused', reason: 'quota' }],
		['503', { state: 'unreachable' }],
		['down', { state: 'unreachable' }],
		['half', { state: 'unreachable' }],
		['garbage', { state: 'unreadable' }],
		['stopped', { state: 'unreadable' }],
		['hanging', { state: 'unreachable' }],
	])('never says «none» in the failure mode %s', async (failureMode, expected) => {
		await played.failureMode(failureMode);
		expect(await ask('Тестова')).toMatchObject(expected);
		await played.failureMode('fine');
	});
});
