import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer, SettledAnswer } from '@avtosverka/registers/answer';
import type { Question } from '@avtosverka/registers/register';
import type { AskedAnswer, Registers } from '@avtosverka/registers/registers';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import { SAMPLE_FACTS } from './sample-facts.ts';

type Reaction = (question: Question) => Answer<unknown> | Promise<Answer<unknown>>;

/** Registers that answer as a test tells them, and remember what they were asked. */
export type FakeRegisters = Registers & {
	readonly asked: { readonly register: CarRegister; readonly question: Question }[];
	/** How every register reacts from now on. */
	react(reaction: Reaction): void;
	/** How one register reacts from now on. */
	reactFor(register: CarRegister, reaction: Reaction): void;
};

/** A visitor who asks. */
export const ASKER = { kind: 'visitor', visitorId: 'anna', address: '192.0.2.1', purpose: 'check' } as const;

/** By default a register finds the sample facts. */
export function fakeRegisters(clock: { now(): Date }): FakeRegisters {
	let forAll: Reaction | null = null;
	const forOne = new Map<CarRegister, Reaction>();
	const asked: FakeRegisters['asked'] = [];
	return {
		asked,
		react(reaction) {
			forAll = reaction;
		},
		reactFor(register, reaction) {
			forOne.set(register, reaction);
		},
		async ask<R extends CarRegister>(register: R, question: Question): Promise<AskedAnswer<R>> {
			asked.push({ register, question });
			const reaction = forOne.get(register) ?? forAll ?? (() => found(register, clock.now()));
			const answer = (await reaction(question)) as Answer<CarFacts[R]>;
			const tried = answer.state === 'not-asked' ? [] : [{ source: answer.source, state: answer.state }];
			return { answer, tried };
		},
		whoAnswers: () => ({ suppliers: ['avtocod'], otherwise: 'switched-off' }),
	};
}

/** The sample car, found. */
export function found<R extends CarRegister>(register: R, asOf: Date): SettledAnswer<CarFacts[R]> {
	return { state: 'found', source: 'avtocod', asOf, facts: SAMPLE_FACTS[register] };
}

export function unreachable(asOf: Date): Answer<never> {
	return { state: 'unreachable', source: 'avtocod', asOf, detail: 'no connection' };
}

/** A refusal with a picture to read. */
export function challenged(asOf: Date, token: string): Answer<never> {
	const challenge = { token, image: 'data:image/png;base64,AAAA' };
	return { state: 'refused', reason: 'captcha', source: 'gibdd', asOf, detail: 'digits wanted', challenge };
}
