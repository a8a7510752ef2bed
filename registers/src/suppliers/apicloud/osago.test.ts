import { expect, test } from 'vitest';
import { factsOf, type Json, jsonOf } from './testing/apicloud.ts';
import { tellOfCar } from './testing/ask.ts';

const tell = (change: (json: Json) => void = () => {}) => {
	const json = jsonOf('rsa_osago_200');
	change(json);
	return tellOfCar('osago', json);
};

test('a policy is told, and nothing of its people', async () => {
	const answer = await tell();
	expect(factsOf(answer).policies).toEqual([
		{
			series: 'ААВ',
			number: '3024662873',
			model: 'ГАЗ Прочие (категория «B»)',
			vin: 'X96ERB6X4B0008543',
			plate: 'В456ОА36',
			status: 'Действует',
			insurer: 'АО "СОГАЗ"',
			active: true,
			from: null,
			to: null,
		},
	]);
	expect(JSON.stringify(factsOf(answer))).not.toContain('ИНН');
});

test.each([
	['Прекратил действие', false],
	['Не действует', false],
	['Выдан страхователю', null],
])('«%s» is active: %s', async (status, active) => {
	const answer = await tell((json) => {
		json.rez[0].status = status;
	});
	expect(factsOf(answer).policies).toMatchObject([{ status, active }]);
});

test('a policy of another car is no answer, and counts as not read', async () => {
	const alone = await tell((json) => {
		json.rez[0].vin = 'XTA21144094786239';
	});
	expect(alone).toMatchObject({ state: 'unreadable' });
	const beside = await tell((json) => {
		json.rez.push({ ...json.rez[0], vin: 'XTA21144094786239' });
	});
	expect(beside).toMatchObject({ state: 'partial', skippedRows: 1 });
});

test('there is none only where the supplier says so', async () => {
	const empty = jsonOf('rsa.osago.empty');
	expect(await tellOfCar('osago', empty)).toMatchObject({ state: 'clear' });
	for (const json of [
		{ status: 200, rez: [] },
		{ ...empty, found: true },
		{ ...empty, count: 1 },
	]) {
		expect(await tellOfCar('osago', json)).toMatchObject({ state: 'unreadable' });
	}
});

test.each([
	['Период использования ТС активен на запрашиваемую дату', true, null, null],
	[
		'Период использования транспортного средства равен сроку страхования. Дата, на которую запрошены сведения, не входит в период использования',
		false,
		null,
		null,
	],
	[
		'Период использования ТС с 01.05.2026 по 31.10.2026. Дата, на которую запрошены сведения, не входит в период',
		false,
		'2026-05-01',
		'2026-10-31',
	],
	['', true, null, null],
])('a policy is alive on the day asked about only within its time: %s', async (term, active, from, to) => {
	const answer = await tell(({ rez }) => {
		(rez as Json[])[0] = { ...(rez as Json[])[0], term };
	});
	expect(factsOf(answer).policies).toMatchObject([{ status: 'Действует', active, from, to }]);
});
