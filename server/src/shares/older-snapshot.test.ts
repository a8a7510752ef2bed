import { decideCar } from '@avtosverka/decision/car/decide';
import { question } from '@avtosverka/decision/car/testing/answers';
import { accident, theft } from '@avtosverka/decision/car/testing/invented-records';
import { expect, test } from 'vitest';
import { parseSharedReport } from './older-snapshot.ts';

test('a snapshot of today is read as it was written', () => {
	const snapshot = { decided: decideCar(question({ dtp: { Accidents: [accident()] } })) };
	expect(parseSharedReport(JSON.stringify(snapshot))).toEqual(snapshot);
});

test('a masked snapshot from before 28 November 2026 is masked anew', () => {
	const decided = decideCar(question({ dtp: { Accidents: [accident()] } }));
	const base = {
		meta: { asOf: '2026-11-21T10:25:00.000Z' },
		message: 'VIN XTA…6239, ответ от 21.11.2026, 13:25',
	};
	const pledge = { number: 'скрыто', properties: [{ value: 'Лада, А123ВС77' }] };
	const stored = { base, sections: { zalog: { data: { list: [pledge] } } } };
	const older = { vin: 'XTA…6239', masked: true, at: '2026-11-21T10:25:00.000Z', decided, stored };
	expect(parseSharedReport(JSON.stringify(older))).toMatchObject({
		...{ vin: 'XTA…', at: '2026-11-21' },
		stored: {
			base: { meta: { asOf: '2026-11-21' }, message: 'VIN XTA…, ответ от 21.11.2026' },
			sections: { zalog: { data: { list: [{ properties: [{ value: 'скрыто' }] }] } } },
		},
	});
});

test('a snapshot from before verdicts had colours has one, and nobody calls it green', () => {
	const older = (given: Parameters<typeof question>[0]) => {
		const { colour, unsettled, timeline, ...decided } = decideCar(question(given));
		const { noReadings, ...rest } = timeline;
		const marks = rest.marks.map(({ severity, ...mark }) => mark);
		return parseSharedReport(JSON.stringify({ decided: { ...decided, timeline: { ...rest, marks } } }))
			.decided;
	};
	expect(older({})).toMatchObject({ verdict: 'no-obstacles', colour: 'grey', unsettled: [] });
	const stolen = older({ wanted: { records: [theft()] } });
	expect(stolen).toMatchObject({ colour: 'red', timeline: { noReadings: null } });
	for (const { severity } of stolen.timeline.marks) expect(severity).toBeNull();
});
