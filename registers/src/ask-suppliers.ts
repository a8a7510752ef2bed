import { isIntermediary, type SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { type Answer, isSettledAnswer, type SupplierAttempt } from './answer.ts';
import { atMost } from './async/at-most.ts';

export type Rules = {
	/** How long a supplier may take while another one follows, ms. */
	readonly firstSupplierMs: number;
	/** How long the last one may take, ms; null leaves it to its own deadline. */
	readonly lastSupplierMs: number | null;
	readonly now: () => Date;
	readonly warn: (sentence: string) => void;
};

/** One supplier, ready to be asked for one register. */
export type SupplierCall<Question, Facts> = {
	readonly id: SupplierId;
	ask(question: Question): Promise<Answer<Facts>>;
};

/** What is needed of a question, of a car or of a person. */
export type Endable = { readonly signal: AbortSignal };

/**
 * Asks one supplier after the other. The first settled answer wins; without one it is the most informative
 * failure. No further supplier is asked once the question's signal has aborted. `register` is for warnings.
 */
export async function askSuppliers<Question extends Endable, Facts>(
	register: string,
	question: Question,
	suppliers: readonly SupplierCall<Question, Facts>[],
	rules: Rules,
): Promise<{ answer: Answer<Facts>; tried: readonly SupplierAttempt[] }> {
	const tried: SupplierAttempt[] = [];
	const answers: Answer<Facts>[] = [];
	for (const supplier of suppliers) {
		const withinMs = supplier === suppliers.at(-1) ? rules.lastSupplierMs : rules.firstSupplierMs;
		const answer =
			withinMs === null
				? await supplier.ask(question)
				: await askForAWhile(supplier, { register, question, withinMs }, rules);
		tried.push({ source: supplier.id, state: answer.state });
		if (isSettledAnswer(answer)) return { answer, tried };
		answers.push(answer);
		if (question.signal.aborted) break;
	}
	return { answer: mostTelling(answers), tried };
}

/**
 * A picture that the visitor can read comes first, then that of the first supplier that was really asked.
 * Where an intermediary refused, the register was not asked by it: the register's own failure says more.
 */
function mostTelling<Facts>(answers: readonly Answer<Facts>[]): Answer<Facts> {
	const telling =
		answers.find((answer) => answer.state === 'refused' && answer.reason === 'captcha') ??
		answers.find((answer) => answer.state !== 'not-asked' && !isOnTheWay(answer)) ??
		answers.find((answer) => answer.state !== 'not-asked') ??
		answers[0];
	if (!telling) throw new Error('no supplier was asked');
	return telling;
}

function isOnTheWay<Facts>(answer: Answer<Facts>): boolean {
	return answer.state === 'refused' && isIntermediary(answer.source);
}

type While<Question> = {
	readonly register: string;
	readonly question: Question;
	readonly withinMs: number;
};

async function askForAWhile<Question extends Endable, Facts>(
	supplier: SupplierCall<Question, Facts>,
	{ register, question, withinMs }: While<Question>,
	{ now, warn }: Rules,
): Promise<Answer<Facts>> {
	const leaving = new AbortController();
	const signal = AbortSignal.any([question.signal, leaving.signal]);
	const asking = supplier.ask({ ...question, signal });
	asking.catch((error: unknown) => {
		// A bug of ours must not pass in silence, although no one waits any more.
		if (leaving.signal.aborted) warn(`${supplier.id}, ${register}: ${nameOf(error)} after its time`);
	});
	const answer = await atMost(withinMs, asking);
	if (answer !== null) return answer;
	leaving.abort();
	return {
		state: 'unreachable',
		source: supplier.id,
		asOf: now(),
		detail: `no answer within ${withinMs} ms`,
	};
}

function nameOf(error: unknown): string {
	return error instanceof Error ? error.name : 'an error';
}
