import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Answer } from '@avtosverka/registers/answer';
import { PaidQuestionNotAllowed, type PersonQuestion } from '@avtosverka/registers/person-register';
import type { PersonRegisters } from '@avtosverka/registers/person-registers';
import type { PersonFacts } from '@avtosverka/registers/registers/person';
import type { OpenBlock } from '../open-report.ts';
import { restoreAnswer } from '../present/blocks.ts';
import { SAMPLE_REPORT } from '../sample.ts';

type PersonAnswer = Answer<PersonFacts[PersonRegister]>;
export type PlayedAnswer = (question: PersonQuestion, time: number) => PersonAnswer | Promise<PersonAnswer>;

const AS_OF = new Date('2026-11-21T10:00:00Z');

/** A register that has something; the sample's rows unless others are given. */
export function found<R extends PersonRegister>(register: R, block?: BlockData[R]): PlayedAnswer {
	const sample = SAMPLE_REPORT.blocks.find((one): one is OpenBlock<R> => one.register === register);
	const facts = block ?? (sample?.facts as BlockData[R]);
	return () => restoreAnswer(register, { state: 'found', source: 'apicloud', asOf: AS_OF, facts });
}

/** Something in every register. */
export const EVERYTHING_FOUND = Object.fromEntries(
	PERSON_REGISTERS.map((register) => [register, found(register)]),
);

export const clear: PlayedAnswer = () => ({ state: 'clear', source: 'apicloud', asOf: AS_OF });
export const down: PlayedAnswer = () => ({
	state: 'unreachable',
	source: 'apicloud',
	asOf: AS_OF,
	detail: 'no connection',
});
/**
 * A register whose every question costs money: it answers so once that may be sent, and says why where it may
 * not.
 */
export function costly(answer: PlayedAnswer): PlayedAnswer {
	return async (question, time) => {
		try {
			await question.beforePaid();
		} catch (error) {
			if (!(error instanceof PaidQuestionNotAllowed)) throw error;
			return { state: 'not-asked', reason: error.reason };
		}
		return answer(question, time);
	};
}

export const off: PlayedAnswer = () => ({ state: 'not-asked', reason: 'switched-off' });

export type PlayedRegisters = PersonRegisters & {
	/** Every question, in order. */
	readonly asked: { readonly register: PersonRegister; readonly question: PersonQuestion }[];
	/** Changes what a register answers from now on. */
	play(register: PersonRegister, answer: PlayedAnswer): void;
};

/** Registers that answer at once what a test wants; `clear` by default. */
export function playRegisters(
	given: Partial<Record<PersonRegister, PlayedAnswer>> = {},
	otherwise: PlayedAnswer = clear,
): PlayedRegisters {
	const answers = new Map<PersonRegister, PlayedAnswer>(
		PERSON_REGISTERS.map((register) => [register, given[register] ?? otherwise]),
	);
	const asked: PlayedRegisters['asked'] = [];
	return {
		asked,
		play: (register, answer) => void answers.set(register, answer),
		async ask(register, question) {
			const time = asked.filter((one) => one.register === register).length;
			asked.push({ register, question });
			const answer = await (answers.get(register) as PlayedAnswer)(question, time);
			const tried = 'source' in answer ? [{ source: answer.source, state: answer.state }] : [];
			return { answer: answer as never, tried };
		},
		whoAnswers: () => ({ suppliers: ['apicloud'], otherwise: 'switched-off' }),
	};
}
