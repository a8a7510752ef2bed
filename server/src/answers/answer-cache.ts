import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import type { Subject } from '@avtosverka/registers/register';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/errors.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import type { CachedAnswer } from './answered.ts';
import { findCachedAnswers } from './store.ts';

/** What is kept of one subject, by register. */
export type CachedSubject = { of<R extends CachedRegister>(register: R): CachedAnswer<R> | undefined };

/** Looks for kept answers without asking anybody; also for those past their time. */
export type AnswerCache = {
	/** One look into the store for all the registers named; a store that is away keeps nothing. */
	find(subject: Subject, registers: readonly CachedRegister[]): Promise<CachedSubject>;
};

export function createAnswerCache({ store, clock, log }: Pick<Deps, 'store' | 'clock' | 'log'>): AnswerCache {
	const unfit = (register: CachedRegister, error: unknown) =>
		log.warn({ register, error: describeError(error) }, 'a kept answer cannot be read');
	const storeFallback = createStoreFallback({ clock, log }, 'kept answers');
	return {
		async find(subject, registers) {
			const found = await storeFallback.during<readonly CachedAnswer[]>(
				() => findCachedAnswers(store, subject, registers, clock.now(), unfit),
				() => [],
			);
			const byRegister = new Map(found.map((cached) => [cached.register, cached]));
			// A row says itself of which register it is.
			return {
				of: <R extends CachedRegister>(register: R) =>
					byRegister.get(register) as CachedAnswer<R> | undefined,
			};
		},
	};
}
