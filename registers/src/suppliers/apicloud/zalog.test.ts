import { expect, test } from 'vitest';
import { factsOf, jsonOf } from './testing/apicloud.ts';
import { tellOfCar } from './testing/ask.ts';

test('an open pledge is told with its sides', async () => {
	expect(factsOf(await tellOfCar('zalog', jsonOf('zalog.notary.found')))).toEqual({
		open: [
			{
				registeredAt: '2023-11-24',
				number: null,
				properties: [],
				pledgors: ['ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ'],
				pledgees: ['АО "БАНК ПРИМЕР"'],
			},
		],
		events: [{ at: '2023-11-24', kind: null, number: null }],
	});
});

test('the newest stands first, a number under any of its names, and a hole counts', async () => {
	const json = jsonOf('zalog.notary.found');
	json.rez.push({ regDate: '01.02.2024 10:00:00', referenceNumber: '2024-000-000001-000' }, {});
	const answer = await tellOfCar('zalog', json);
	expect(answer).toMatchObject({ state: 'partial', skippedRows: 1 });
	expect(factsOf(answer).open.map(({ number }) => number)).toEqual(['2024-000-000001-000', null]);
});

test('no pledge only where the supplier says so', async () => {
	const empty = jsonOf('zalog.notary.empty');
	expect(await tellOfCar('zalog', empty)).toMatchObject({ state: 'clear' });
	const others = [
		{ status: 200 },
		{ status: 200, rez: [] },
		{ ...empty, message: 'Реестр временно не отвечает' },
		{ ...empty, total: 2 },
	];
	for (const json of others) expect(await tellOfCar('zalog', json)).toMatchObject({ state: 'unreadable' });
});
