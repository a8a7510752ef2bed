import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Answer } from '../../answer.ts';
import type { PersonFacts } from '../../facts/person.ts';
import type { PersonQuestion, PersonSupplier } from '../../person-register.ts';
import { spellingsOfName } from '../../spellings.ts';
import type { PaidPersonSupplierNeeds } from '../../supplier-entry.ts';
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

/** How many reports about people a visitor may have made is limited where they are ordered. */
const ASKER = { kind: 'installation' } as const;

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
export function createApicloudAboutPeople({
	settings,
	now,
	...way
}: PaidPersonSupplierNeeds): PersonSupplier {
	const calls = createCalls(settings, way);
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
	const beforePaid = () => question.beforePaid();
	const received = await calls.get(ask(person), { asker: ASKER, signal, beforePaid });
	return answerOf(received, now(), (body) => read(body, person));
}

function isUnknown<R extends PersonRegister>(answer: Answer<PersonFacts[R]>, { unknownIn }: Way<R>): boolean {
	if (unknownIn === undefined) return false;
	return answer.state === 'clear' || (answer.state === 'found' && unknownIn(answer.facts));
}

function wayOf<R extends PersonRegister>(register: R): Way<R> | null {
	// Each register has its own way, which the compiler cannot conclude from the look-up.
	return Object.hasOwn(WAYS, register) ? (WAYS[register as R & Known] as unknown as Way<R>) : null;
}
