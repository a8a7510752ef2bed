import { createFedsfm } from '@avtosverka/registers/suppliers/fedsfm/supplier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAboutPlayed, type PlayedSupplier, playSupplier } from '../testing/supplier-at.ts';

let played: PlayedSupplier;
beforeAll(async () => {
	played = await playSupplier('fedsfm', createFedsfm, { url: 'SUPPLIER_FEDSFM_URL' });
});
afterAll(() => played[Symbol.asyncDispose]());

const ask = (lastName: string) => played.supplier.ask('terrorist', askAboutPlayed(lastName));

describe('the played Росфинмониторинг', () => {
	test('names Примеров, and no line that his surname is only a part of', async () => {
		const answer = await ask('Примеров');
		expect(answer).toMatchObject({
			state: 'found',
			facts: [
				{
					match: 'exact',
					line: '10198. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 01.02.1980 г.р. , Г. ОБРАЗЦОВСК;',
				},
			],
		});
		expect(answer).not.toHaveProperty('facts.1');
	});

	test('has two lines that may be about Образцов, a namesake’s among them: somebody must look at both', async () => {
		const answer = await ask('Образцов');
		expect(answer).toMatchObject({
			state: 'partial',
			skippedRows: 0,
			facts: [
				{ match: 'look', line: expect.stringContaining('17.03.1961') },
				{ match: 'look', line: expect.stringContaining('ОБРАЗЦОВ ИВАН ПРИМЕРОВИЧ') },
			],
		});
	});

	test('does not name Тестова, and not Задержкин after a while', async () => {
		expect(await ask('Тестова')).toMatchObject({ state: 'clear' });
		const start = performance.now();
		expect(await ask('Задержкин')).toMatchObject({ state: 'clear' });
		expect(performance.now() - start).toBeGreaterThan(45);
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
