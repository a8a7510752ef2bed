import type { Question } from '@avtosverka/registers/register';
import type { AskedAnswer } from '@avtosverka/registers/registers';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import { describe, expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { countAnswers } from './counted-registers.ts';

const question = {
	subject: { kind: 'vin', vin: SAMPLE_VIN },
	refresh: false,
	asker: { kind: 'installation', purpose: 'owner-report' },
	signal: new AbortController().signal,
} as const;

async function counted(asked: AskedAnswer<'dtp'>) {
	const counts: string[] = [];
	const expected: string[] = [];
	const registers = countAnswers<CarFacts, Question>(
		{
			ask: async () => asked as AskedAnswer<never>,
			whoAnswers: () => ({ suppliers: ['gibdd'], otherwise: 'switched-off' }),
		},
		['dtp'],
		{
			registerHas: (register, suppliers) => expected.push([register, ...suppliers].join(' ')),
			registerAnswered: (...count) => counts.push(count.join(' ')),
		},
	);
	expect(expected).toEqual(['dtp gibdd']);
	expect(await registers.ask('dtp', question)).toBe(asked);
	expect(registers.whoAnswers('dtp').suppliers).toEqual(['gibdd']);
	return counts;
}

describe('counted registers', () => {
	test('answer like the others and count everybody who was asked', async () => {
		const answer = { state: 'clear', source: 'avtocod', asOf: new Date() } as const;
		const tried = [
			{ source: 'gibdd', state: 'unreachable' },
			{ source: 'avtocod', state: 'clear' },
		] as const;
		expect(await counted({ answer, tried })).toEqual(['dtp gibdd unreachable', 'dtp avtocod clear']);
	});

	test('count a question that found nobody to ask', async () => {
		const answer = { state: 'not-asked', reason: 'switched-off' } as const;
		expect(await counted({ answer, tried: [] })).toEqual(['dtp none not-asked']);
	});
});
