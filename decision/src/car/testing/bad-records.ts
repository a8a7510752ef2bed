import type { Section } from '@avtosverka/contract/vocabulary/register';
import { type CarQuestion, readData, replyOf, type SourceData } from '../car.ts';
import { readingsOf } from '../readings.ts';
import { accident, ban, inspections, pledge, registered, theft } from './invented-records.ts';

/** One more bad record in any answer of a section; a section without an answer stays so. */
export type BadRecord = (car: CarQuestion) => CarQuestion;

const TODAY = '2026-11-22';

/** What makes a car worse. */
export const BAD_RECORDS: readonly BadRecord[] = [
	bad('wanted', (data) => ({ records: [...(data?.records ?? []), theft()] })),
	bad('restrict', (data) => ({ records: [...(data?.records ?? []), ban({ ogrkodCode: '1' })] })),
	bad('restrict', (data) => ({ records: [ban({ ogrkodCode: '9' }), ...(data?.records ?? [])] })),
	bad('zalog', (data) => ({
		status: 200,
		list: [...(data?.list ?? []), pledge(null)],
		history: data?.history ?? [],
	})),
	bad('dtp', (data) => ({
		Accidents: [
			...(data?.Accidents ?? []),
			accident({ AccidentType: 'Опрокидывание', DamagePoints: ['20'] }),
		],
	})),
	bad('diagnostic', (data) => {
		const cards = data?.diagnosticCards ?? [];
		const lowest = Math.min(0, ...readingsOf({ diagnosticCards: cards }).map(({ km }) => km));
		return { diagnosticCards: [...inspections([TODAY, lowest]).diagnosticCards, ...cards] };
	}),
	bad('registration', (data) => ({
		...registered({ ...data?.RequestResult, reestr_status: 'Утилизирован' }),
	})),
];

function bad<S extends Section>(section: S, add: (data: SourceData[S] | null) => SourceData[S]): BadRecord {
	return (car) => {
		const reply = replyOf(car, section);
		if (reply === null || !reply.success) return car;
		const state = reply.meta.state === 'clear' ? 'found' : reply.meta.state;
		const worse = { ...reply, data: add(readData(car, section)), meta: { ...reply.meta, state } };
		return { ...car, answers: { ...car.answers, [section]: worse } };
	};
}
