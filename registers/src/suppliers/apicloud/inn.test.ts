import { expect, test } from 'vitest';
import { jsonOf } from './testing/apicloud.ts';
import { tellOfPerson } from './testing/ask.ts';

test('a number that is found is told, and one that is not is a fact too', async () => {
	expect(await tellOfPerson('inn', jsonOf('nalog.inn.found'))).toMatchObject({
		state: 'found',
		facts: { kind: 'found', inn: '000000000184' },
	});
	expect(await tellOfPerson('inn', jsonOf('nalog.inn.not_found'))).toMatchObject({
		state: 'found',
		facts: { kind: 'none' },
	});
});

test.each([
	['an organisation’s number', { status: 200, found: true, inn: '7707083893' }],
	['no number', { status: 200, found: true }],
	['a number that is denied', { status: 200, found: false, inn: '000000000184' }],
	['a sentence of something else', { status: 200, found: false, message: 'Сервис ФНС временно не доступен' }],
])('%s is not read', async (_, json) => {
	expect(await tellOfPerson('inn', json)).toMatchObject({ state: 'unreadable' });
});

test.each([
	['without its first zero', '30905569106', '030905569106'],
	['that is a number', 30_905_569_106, '030905569106'],
	['that was issued with other check digits', '000000000185', '000000000185'],
])('an INN %s is read', async (_, number, inn) => {
	const answer = await tellOfPerson('inn', { status: 200, found: true, inn: number });
	expect(answer).toMatchObject({ state: 'found', facts: { kind: 'found', inn } });
});

test('the tax service that is down is not «not found»', async () => {
	expect(await tellOfPerson('inn', jsonOf('error.404_fns'))).toMatchObject({ state: 'unreachable' });
});
