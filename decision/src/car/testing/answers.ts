import type { CheckReply } from '@avtosverka/contract/check/meta';
import { CAR_SOURCES, type CarSource } from '@avtosverka/contract/vocabulary/decision';
import type { CarAnswers, CarQuestion, SourceData } from '../car.ts';
import { insured } from './blank-records.ts';

/** The moment of every invented decision, and of what registers said a minute before. */
export const NOW = new Date('2026-11-22T12:00:00.000Z');
const AS_OF = '2026-11-22T11:59:00.000Z';

/**
 * What sources answer; those left out have their usual word or nothing, and say so; null has not been asked.
 */
export type GivenAnswers = { readonly [S in CarSource]?: SourceData[S] | CheckReply<SourceData[S]> | null };

/** A register's answer with records. */
export function found<Data>(data: Data): CheckReply<Data> {
	return reply('found', data);
}

/** A register's word that it has nothing. */
export function clear(): CheckReply<never> {
	return reply<never>('clear', null);
}

/** A register that did not answer. */
export function silent(): CheckReply<never> {
	return reply<never>('unreachable', null);
}

/** A register that did not answer an earlier question, which is all that is stored of it. */
export function silentBefore(over: Partial<CheckReply<never>['meta']> = {}): CheckReply<never> {
	return { ...silent(), meta: { ...silent().meta, cached: true, ...over } };
}

/** An answer that was not read to the end. */
export function partial<Data>(data: Data): CheckReply<Data> {
	return { ...reply('partial', data), meta: { ...reply('partial', data).meta, skippedRows: 1 } };
}

/** A cached answer that stands in for a register that is silent now. */
export function stale<Data>(data: Data): CheckReply<Data> {
	return { ...found(data), meta: { ...found(data).meta, cached: true, stale: true } };
}

function reply<Data>(
	state: 'found' | 'clear' | 'partial' | 'unreachable',
	data: Data | null,
): CheckReply<Data> {
	return {
		success: state !== 'unreachable',
		message: '',
		data,
		meta: {
			state,
			source: 'avtocod',
			asOf: AS_OF,
			cached: false,
			stale: false,
			pending: false,
			skippedRows: 0,
			reason: null,
			tried: [{ source: 'avtocod', state }],
		},
	};
}

/** A policy in force: a car without one is a finding. */
const USUAL: GivenAnswers = { osago: [insured()] };

/** A question about an invented car, insured, whose registers have nothing, but for what is given. */
export function question(given: GivenAnswers, extra: Partial<CarQuestion> = {}): CarQuestion {
	const answers = Object.fromEntries(
		CAR_SOURCES.map((source) => {
			const answer = source in given ? given[source] : USUAL[source];
			if (answer === null) return [source, null];
			if (answer === undefined) return [source, clear()];
			return [source, isReply(answer) ? answer : found(answer)];
		}),
	) as unknown as CarAnswers;
	return {
		subject: { vin: 'XTAINVENTED000001', plate: null, plateModel: null },
		answers,
		askedPrice: null,
		now: NOW,
		...extra,
	};
}

function isReply(answer: object): answer is CheckReply<unknown> {
	return 'meta' in answer;
}
