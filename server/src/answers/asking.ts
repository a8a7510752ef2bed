import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import { isSettled } from '@avtosverka/registers/answer';
import { keptForMs } from '@avtosverka/registers/catalogue';
import { type Subject, subjectKey } from '@avtosverka/registers/register';
import type { AskedAnswer } from '@avtosverka/registers/registers';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/errors.ts';
import type { KeptAnswer } from './answered.ts';
import type { AnswerLimits } from './limits.ts';
import { keepAnswer, purgeKept } from './store.ts';

/** Asks registers, each question once at a time, and keeps what they say. */
export type Asking = {
	/** True while this very question is under way: joining it costs no supplier anything. */
	isUnderWay(register: CarRegister, subject: Subject): boolean;
	/** Asks, or joins the asking under way; it goes on when its caller leaves. Rejects only for our own bugs. */
	ask<R extends CarRegister>(register: R, subject: Subject, anew: boolean): Promise<AskedAnswer<R>>;
	/** Lets what is under way finish for a while, then breaks it off; for the end of the server. */
	finish(): Promise<void>;
};

const PURGE_EVERY_MS = 10 * 60 * 1000;

export function createAsking(
	{ store, registers, clock, log }: Pick<Deps, 'store' | 'registers' | 'clock' | 'log'>,
	limits: AnswerLimits,
): Asking {
	const underWay = new Map<string, Promise<AskedAnswer<CarRegister>>>();
	const stopping = new AbortController();
	let purgedAt = 0;

	async function askAndKeep<R extends CarRegister>(register: R, subject: Subject, anew: boolean) {
		const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.askForMs)]);
		const asked = await registers.ask(register, { subject, anew, signal });
		const { answer } = asked;
		if (isSettled(answer)) {
			const askedAt = clock.now();
			const keptUntil = new Date(askedAt.getTime() + keptForMs(register, answer.source, answer.state));
			await keep(subject, { register, answer, askedAt, keptUntil });
		}
		return asked;
	}

	/** An answer that cannot be kept is still an answer: the visitor gets it, the operator hears of the store. */
	async function keep(subject: Subject, kept: KeptAnswer): Promise<void> {
		try {
			await keepAnswer(store, subject, kept);
			if (kept.askedAt.getTime() - purgedAt < PURGE_EVERY_MS) return;
			purgedAt = kept.askedAt.getTime();
			await purgeKept(store, kept.askedAt);
		} catch (error) {
			log.error({ register: kept.register, error: describeError(error) }, 'an answer was not kept');
		}
	}

	return {
		isUnderWay: (register, subject) => underWay.has(keyOf(register, subject)),
		ask<R extends CarRegister>(register: R, subject: Subject, anew: boolean): Promise<AskedAnswer<R>> {
			const key = keyOf(register, subject);
			const joined = underWay.get(key);
			if (joined) return joined as Promise<AskedAnswer<R>>;
			const asked = askAndKeep(register, subject, anew);
			underWay.set(key, asked);
			asked
				.catch((error: unknown) => log.error({ register, error: describeError(error) }, 'asking failed'))
				.finally(() => underWay.delete(key));
			return asked;
		},
		async finish() {
			const all = () => Promise.allSettled(underWay.values());
			await atMost(limits.finishWithinMs, all());
			stopping.abort();
			await atMost(limits.finishWithinMs, all());
		},
	};
}

const keyOf = (register: CarRegister, subject: Subject) => `${register} ${subjectKey(subject)}`;

/** The promise's value if it comes in time, else null; the promise itself goes on. */
export async function atMost<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
	const { promise: passed, resolve } = Promise.withResolvers<null>();
	const timer = setTimeout(resolve, ms, null);
	try {
		return await Promise.race([promise, passed]);
	} finally {
		clearTimeout(timer);
	}
}
