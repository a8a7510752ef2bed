import { decideCar } from '@avtosverka/decision/car/decide';
import { question } from '@avtosverka/decision/car/testing/answers';
import { accident, theft } from '@avtosverka/decision/car/testing/invented-records';
import { expect, test } from 'vitest';
import { parseSharedReport } from './older-snapshot.ts';

test('a snapshot of today is read as it was written', () => {
	const snapshot = { decided: decideCar(question({ dtp: { Accidents: [accident()] } })) };
	expect(parseSharedReport(JSON.stringify(snapshot))).toEqual(snapshot);
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
