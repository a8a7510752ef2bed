import { type PersonRegister, SHOWN_WHEN_PAID } from '@avtosverka/contract/vocabulary/person-register';
import type { Deps } from '../../deps.ts';
import { createSharedCount } from '../../store/shared-count.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** One question, and one more for the other spelling of a name or after a failure. */
const QUESTIONS_OF_A_BLOCK = 2;
const EVERYBODY = 'unpaid reports';

/**
 * Why an unpaid report sends no paid question: `hidden`, the page does not tell this register before the
 * payment; `block-limit`, the block has had its questions; `day-limit`, the installation's questions of the
 * day are spent.
 */
export const WITHHELD = ['hidden', 'block-limit', 'day-limit'] as const;
export type Withheld = (typeof WITHHELD)[number];

/** Decides whether an unpaid report may send questions that cost money. */
export type UnpaidAllowance = {
	/** Null where the question may be sent, and then counted; `sent` by the block. Rejects with the store. */
	spend(register: PersonRegister, sent: number): Promise<Withheld | null>;
};

type AllowanceDeps = Pick<Deps, 'store' | 'clock' | 'appSecret'> & {
	readonly questionsPerDay: number;
};

/** The allowance of this installation, which all processes share. */
export function createUnpaidAllowance(deps: AllowanceDeps): UnpaidAllowance {
	const { store, clock, appSecret, questionsPerDay } = deps;
	const ofDay = createSharedCount(store, clock, {
		appSecret,
		name: 'unpaid-report-questions',
		most: questionsPerDay,
		windowSeconds: DAY_SECONDS,
	});
	return {
		async spend(register, sent) {
			if (SHOWN_WHEN_PAID.includes(register)) return 'hidden';
			if (sent >= QUESTIONS_OF_A_BLOCK) return 'block-limit';
			return (await ofDay.count(EVERYBODY)) ? 'day-limit' : null;
		},
	};
}
