import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import { type Answer, isSettled, type Tried } from './answer.ts';
import type { CarFacts } from './facts/car.ts';
import type { Question, Supplier } from './register.ts';

export type Rules = {
	/** How long a supplier may take while another one follows, ms. */
	readonly firstSupplierMs: number;
	readonly now: () => Date;
	readonly warn: (sentence: string) => void;
};

/**
 * Asks one supplier after the other. The first word of the register itself is the answer; where nobody has one, it
 * is the failure that tells most. Nobody is asked any more once the question's signal has aborted.
 */
export async function askInOrder<R extends CarRegister>(
	register: R,
	question: Question,
	suppliers: readonly Supplier[],
	rules: Rules,
): Promise<{ answer: Answer<CarFacts[R]>; tried: readonly Tried[] }> {
	const tried: Tried[] = [];
	const answers: Answer<CarFacts[R]>[] = [];
	for (const supplier of suppliers) {
		const anotherFollows = supplier !== suppliers.at(-1);
		const answer = anotherFollows
			? await askForAWhile(supplier, register, question, rules)
			: await supplier.ask(register, question);
		tried.push({ source: supplier.id, state: answer.state });
		if (isSettled(answer)) return { answer, tried };
		answers.push(answer);
		if (question.signal.aborted) break;
	}
	return { answer: mostTelling(answers), tried };
}

/** A picture that the visitor can read comes first, then the failure of whoever was really asked first. */
function mostTelling<Facts>(answers: readonly Answer<Facts>[]): Answer<Facts> {
	const telling =
		answers.find((answer) => answer.state === 'refused' && answer.reason === 'captcha') ??
		answers.find((answer) => answer.state !== 'not-asked') ??
		answers[0];
	if (!telling) throw new Error('nobody was asked');
	return telling;
}

/** The supplier's answer, or `unreachable` when it has none in time; then its asking is ended. */
async function askForAWhile<R extends CarRegister>(
	supplier: Supplier,
	register: R,
	question: Question,
	{ firstSupplierMs, now, warn }: Rules,
): Promise<Answer<CarFacts[R]>> {
	const leaving = new AbortController();
	const late = Promise.withResolvers<Answer<CarFacts[R]>>();
	const timer = setTimeout(() => {
		late.resolve({
			state: 'unreachable',
			source: supplier.id,
			asOf: now(),
			detail: `no answer within ${firstSupplierMs} ms, the next supplier is asked`,
		});
		leaving.abort();
	}, firstSupplierMs);
	const signal = AbortSignal.any([question.signal, leaving.signal]);
	const asking = supplier.ask(register, { ...question, signal });
	asking.catch((error: unknown) => {
		// Nobody waits for it any more, but a bug of ours must not pass in silence.
		if (leaving.signal.aborted) warn(`${supplier.id}, ${register}: ${nameOf(error)} after its time`);
	});
	try {
		return await Promise.race([asking, late.promise]);
	} finally {
		clearTimeout(timer);
	}
}

function nameOf(error: unknown): string {
	return error instanceof Error ? error.name : 'an error';
}
