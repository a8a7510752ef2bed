import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Answer } from '../../answer.ts';
import type { PersonFacts } from '../../facts/person.ts';
import { PaidQuestionNotAllowed, type PersonQuestion, type PersonSupplier } from '../../person-register.ts';
import { spellingsOfName } from '../../spellings.ts';
import type { PersonSupplierNeeds } from '../../supplier-entry.ts';
import { answerOf } from './answer.ts';
import { askArbiter, readArbiter } from './arbiter.ts';
import { askBankruptcy, readBankruptcy } from './bankruptcy.ts';
import { type Call, type Calls, createCalls } from './calls.ts';
import { askFssp, readFssp } from './fssp.ts';
import { askInn, readInn } from './inn.ts';
import { askPassport, readPassport } from './passport.ts';
import type { Reading } from './reading.ts';
import { askTerrorist, readTerrorist } from './terrorist.ts';
import type { Body } from './wire.ts';

/** How a register of people is asked and read. */
type Way<R extends PersonRegister> = {
	readonly ask: (person: Person) => Call;
	readonly read: (body: Body, person: Person) => Reading<PersonFacts[R]>;
	/** True for facts that only say that nobody of this name and these papers is known; the whole name was asked for. */
	readonly unknownIn?: (facts: PersonFacts[R]) => boolean;
};
type Known = 'passport' | 'inn' | 'fssp' | 'bankruptcy' | 'arbiter' | 'terrorist';

const never = () => false;
const WAYS: { readonly [R in Known]: Way<R> } = {
	passport: { ask: askPassport, read: readPassport, unknownIn: ({ isValid }) => isValid === null },
	inn: { ask: askInn, read: readInn, unknownIn: ({ state }) => state === 0 },
	fssp: { ask: askFssp, read: readFssp, unknownIn: never },
	bankruptcy: { ask: askBankruptcy, read: readBankruptcy, unknownIn: never },
	arbiter: { ask: askArbiter, read: readArbiter, unknownIn: never },
	// Its one search finds both spellings.
	terrorist: { ask: askTerrorist, read: readTerrorist },
};
const REGISTERS = Object.keys(WAYS) as readonly Known[];

/** api-cloud.ru about people: one charged GET per question, announced right before it goes. See README.md. */
export function createApicloudAboutPeople({ settings, transport, now }: PersonSupplierNeeds): PersonSupplier {
	const calls = createCalls(settings, transport);
	return {
		id: 'apicloud',
		registers: REGISTERS,
		async ask<R extends PersonRegister>(
			register: R,
			question: PersonQuestion,
		): Promise<Answer<PersonFacts[R]>> {
			if (typeof calls === 'string') return { state: 'not-asked', reason: calls };
			const way = wayOf(register);
			if (way === null) return { state: 'not-asked', reason: 'wrong-subject' };
			const typed = await askOnce(calls, way, question, now);
			const [, plain] = spellingsOfName(question.person);
			if (plain === undefined || !isUnknown(typed, way)) return typed;
			// Not every register takes «ё» and «е» for one letter, and of a wrong spelling it would say «nothing».
			return askOnce(calls, way, { ...question, person: { ...question.person, ...plain } }, now);
		},
	};
}

async function askOnce<R extends PersonRegister>(
	calls: Calls,
	{ ask, read }: Way<R>,
	question: PersonQuestion,
	now: () => Date,
): Promise<Answer<PersonFacts[R]>> {
	const { person, signal } = question;
	const notSent = await whyNotSent(question, now);
	if (notSent !== null) return notSent;
	const received = await calls.get(ask(person), signal);
	return answerOf(received, now(), (body) => read(body, person));
}

/** Null when the question may cost money now. */
async function whyNotSent(question: PersonQuestion, now: () => Date): Promise<Answer<never> | null> {
	const failed = (detail: string) =>
		({ state: 'unreachable', source: 'apicloud', asOf: now(), detail }) as const;
	if (question.signal.aborted) return failed('the question was given up');
	try {
		await question.beforePaid();
	} catch (error) {
		if (error instanceof PaidQuestionNotAllowed) return { state: 'not-asked', reason: error.reason };
		return failed('the question may not cost money now');
	}
	return question.signal.aborted ? failed('the question was given up') : null;
}

function isUnknown<R extends PersonRegister>(answer: Answer<PersonFacts[R]>, { unknownIn }: Way<R>): boolean {
	if (unknownIn === undefined) return false;
	return answer.state === 'clear' || (answer.state === 'found' && unknownIn(answer.facts));
}

function wayOf<R extends PersonRegister>(register: R): Way<R> | null {
	// Each register has its own way, which the compiler cannot conclude from the look-up.
	return Object.hasOwn(WAYS, register) ? (WAYS[register as R & Known] as unknown as Way<R>) : null;
}
