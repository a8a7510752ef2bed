import type { Person } from '@avtosverka/contract/vocabulary/person';
import { type Answer, isSettledAnswer, type SettledAnswer } from '../../answer.ts';
import type { PersonQuestion, PersonSupplier } from '../../person-register.ts';
import { MOST_SPELLINGS, spellingsOfName } from '../../spellings.ts';
import type { PaidPersonSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { answerOf } from './answer.ts';
import { askArbiter, readArbiter } from './arbiter.ts';
import { askBankruptcy, readApicloudBankruptcy } from './bankruptcy.ts';
import { type ApicloudCall, type ApicloudCalls, createApicloudCalls } from './calls.ts';
import { askFssp, readFssp } from './fssp.ts';
import { askInn, readApicloudInn } from './inn.ts';
import { askPassport, readApicloudPassport } from './passport.ts';
import type { ApicloudReading } from './reading.ts';
import { joinAnswers } from './spelled-answers.ts';
import { askTerrorist, readApicloudTerrorist } from './terrorist.ts';
import type { Body } from './wire.ts';

type Way<Facts> = {
	readonly ask: (person: Person) => ApicloudCall;
	readonly read: (body: Body, person: Person) => ApicloudReading<Facts>;
} & (
	| {
			/** Knows one person by name and papers: further spellings are asked while this one is unknown. */
			readonly spellings: 'until-known';
			readonly isUnknown: (facts: Facts) => boolean;
	  }
	/** Lists every row under a name, letter by letter: each spelling has rows of its own. */
	| {
			readonly spellings: 'all';
			readonly join: (answers: readonly Answer<Facts>[], left: number) => Answer<Facts>;
	  }
	/** Finds every spelling by one search. */
	| { readonly spellings: 'one' }
);

/** How many reports about people a visitor may have made is limited where they are ordered. */
const ASKER = { kind: 'installation', purpose: 'owner-report' } as const;

/** api-cloud.ru about people: one charged GET per question, announced right before it goes. See README.md. */
export function createApicloudAboutPeople({
	settings,
	now,
	...tools
}: PaidPersonSupplierNeeds): PersonSupplier {
	const calls = createApicloudCalls(settings, tools);
	const by =
		<Facts>(way: Way<Facts>) =>
		async (question: PersonQuestion): Promise<Answer<Facts>> => {
			const questions = questionsOf(way, question.person);
			const answers: Answer<Facts>[] = [];
			for (const call of questions.slice(0, MOST_SPELLINGS)) {
				const answer = await askOnce(calls, call, question, (body) => way.read(body, question.person), now);
				answers.push(answer);
				if (isLast(answer, way)) break;
			}
			if (way.spellings === 'all') return way.join(answers, questions.length - answers.length);
			return answers.at(-1) ?? { state: 'not-asked', reason: 'wrong-subject' };
		};
	return supplierOf('apicloud', {
		passport: by({
			ask: askPassport,
			read: readApicloudPassport,
			spellings: 'until-known',
			isUnknown: ({ isValid }) => isValid === null,
		}),
		inn: by({
			ask: askInn,
			read: readApicloudInn,
			spellings: 'until-known',
			isUnknown: ({ kind }) => kind === 'none',
		}),
		fssp: by({ ask: askFssp, read: readFssp, spellings: 'all', join: joinAnswers }),
		bankruptcy: by({ ask: askBankruptcy, read: readApicloudBankruptcy, spellings: 'all', join: joinAnswers }),
		arbiter: by({ ask: askArbiter, read: readArbiter, spellings: 'all', join: joinAnswers }),
		terrorist: by({ ask: askTerrorist, read: readApicloudTerrorist, spellings: 'one' }),
	});
}

/** The different calls for the spellings of a name, without what a register is not asked by. */
function questionsOf<Facts>(way: Way<Facts>, person: Person): readonly ApicloudCall[] {
	const names = way.spellings === 'one' ? [person] : spellingsOfName(person);
	const calls = names.map((name) => way.ask({ ...person, ...name }));
	return [...new Map(calls.map((call) => [JSON.stringify(call.query), call])).values()];
}

function isLast<Facts>(answer: Answer<Facts>, way: Way<Facts>): boolean {
	if (!isSettledAnswer(answer)) return true;
	return way.spellings === 'until-known' && answer.state !== 'clear' && !way.isUnknown(answer.facts);
}

async function askOnce<Facts>(
	calls: ApicloudCalls,
	call: ApicloudCall,
	question: PersonQuestion,
	read: (body: Body) => ApicloudReading<Facts>,
	now: () => Date,
): Promise<Answer<Facts>> {
	const { answered, signal } = question;
	const name = `apicloud ${call.file} ${JSON.stringify(call.query)}`;
	// What is remembered of a register's question is in the shape of its facts.
	const known = (answered?.answerTo(name) ?? null) as SettledAnswer<Facts> | null;
	if (known !== null) return known;
	const beforePaid = () => question.beforePaid();
	const received = await calls.get(call, { asker: ASKER, signal, beforePaid });
	const answer = answerOf(received, now(), read);
	if (isSettledAnswer(answer)) {
		const { raw: _, ...remembered } = answer;
		await answered?.remember(name, remembered);
	}
	return answer;
}
