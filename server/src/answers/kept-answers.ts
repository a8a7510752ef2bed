import type { KeptRegister } from '@avtosverka/contract/vocabulary/register';
import type { Subject } from '@avtosverka/registers/register';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/errors.ts';
import { createOutage } from '../store/outage.ts';
import type { KeptAnswer } from './answered.ts';
import { findKept } from './store.ts';

/** What is kept of one subject, by register. */
export type KeptOfSubject = { of<R extends KeptRegister>(register: R): KeptAnswer<R> | undefined };

/** Looks for kept answers without asking anybody; also for those past their time. */
export type KeptAnswers = {
	/** One look into the store for all the registers named; a store that is away keeps nothing. */
	find(subject: Subject, registers: readonly KeptRegister[]): Promise<KeptOfSubject>;
};

export function createKeptAnswers({ store, clock, log }: Pick<Deps, 'store' | 'clock' | 'log'>): KeptAnswers {
	const unfit = (register: KeptRegister, error: unknown) =>
		log.warn({ register, error: describeError(error) }, 'a kept answer cannot be read');
	const outage = createOutage({ clock, log }, 'kept answers');
	return {
		async find(subject, registers) {
			const found = await outage.during<readonly KeptAnswer[]>(
				() => findKept(store, subject, registers, clock.now(), unfit),
				() => [],
			);
			const byRegister = new Map(found.map((kept) => [kept.register, kept]));
			// A row says itself of which register it is.
			return {
				of: <R extends KeptRegister>(register: R) => byRegister.get(register) as KeptAnswer<R> | undefined,
			};
		},
	};
}
