import { createEfrsb } from '@avtosverka/registers/suppliers/efrsb/supplier';
import { askAbout } from '@avtosverka/registers/testing/persons';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAboutPlayed, type PlayedSupplier, playSupplier } from '../testing/supplier-at.ts';

let played: PlayedSupplier;
beforeAll(async () => {
	played = await playSupplier('efrsb', createEfrsb, {
		url: 'SUPPLIER_EFRSB_URL',
		cardUrl: 'SUPPLIER_EFRSB_CARD_URL',
	});
});
afterAll(() => played[Symbol.asyncDispose]());

const ask = (lastName: string) => played.supplier.ask('bankruptcy', askAboutPlayed(lastName));

describe('the played ЕФРСБ', () => {
	test('tells both bankruptcies of Примеров, in court and without it', async () => {
		const answer = await ask('Примеров');
		expect(answer).toMatchObject({
			state: 'found',
			facts: [
				{
					match: 'exact',
					manager: 'Тестова Тамара Тестовна',
					lastCase: { number: 'А00-1234/2023', statusDate: '2023-06-15' },
					extrajudicial: null,
				},
				{
					match: 'exact',
					lastCase: null,
					extrajudicial: { number: '00000077', date: '2022-04-11' },
				},
			],
		});
	});

	test('leaves both out for somebody of his name who was born on another day', async () => {
		const namesake = askAbout({ birthDate: '1990-01-01' });
		expect(await played.supplier.ask('bankruptcy', namesake)).toMatchObject({ state: 'clear' });
	});

	test.each(['Тестова', 'Образцов'])('has nothing of %s', async (lastName) => {
		expect(await ask(lastName)).toMatchObject({ state: 'clear' });
	});

	test('breaks every connection that asks for Задержкин', async () => {
		expect(await ask('Задержкин')).toMatchObject({ state: 'unreachable' });
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
