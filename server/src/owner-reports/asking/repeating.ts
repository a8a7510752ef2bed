import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Clock } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Store, Tx } from '../../store/store.ts';
import { bringForward, bringPaidForward, findOwnBlock } from './store.ts';

/** One block of a report, for the person who ordered it. */
export type OwnBlock = {
	readonly uuid: string;
	readonly register: PersonRegister;
	readonly accountId: string;
};

/**
 * Whether an owner can have the register of a block asked again: `gone`, they have no such block; `near`, it
 * is asked within a minute anyway; `later`, its next question can be brought forward.
 */
export type RepeatStanding =
	| { readonly kind: 'gone' | 'answered' | 'awaits-payment' | 'over' }
	| { readonly kind: 'near' | 'later'; readonly nextAt: Date };

/** «Запросить снова»: the question that was due comes now; none is added to what is under way. */
export type Repeats = {
	standing(block: OwnBlock): Promise<RepeatStanding>;
	/** Resolves to when the register is asked. */
	bringForward(block: OwnBlock): Promise<Date>;
};

const NEAR_MS = 60_000;

const pressAt = (now: Date) => ({ now, notBefore: new Date(now.getTime() + NEAR_MS) });

/**
 * The same for all paid reports at once: no question is added to what is under way or comes within a minute.
 * Resolves to how many blocks are asked now.
 */
export async function repeatPaidReports(
	tx: Tx,
	jobs: Pick<Jobs, 'enqueueAll'>,
	{ now, atMost }: { readonly now: Date; readonly atMost: number },
): Promise<number> {
	const blocks = await bringPaidForward(tx, pressAt(now), atMost);
	await jobs.enqueueAll(tx, 'owner-report-block', blocks, { ahead: true });
	return blocks.length;
}

/** Repeats over the store and the queue. */
export function createRepeats(store: Store, clock: Clock, jobs: Pick<Jobs, 'enqueueAll'>): Repeats {
	return {
		async standing({ uuid, register, accountId }) {
			const row = await findOwnBlock(store, uuid, register, accountId);
			if (row === null) return { kind: 'gone' };
			const { answeredAt, awaitsPayment, nextAt } = row;
			if (answeredAt !== null) return { kind: 'answered' };
			if (awaitsPayment) return { kind: 'awaits-payment' };
			if (nextAt === null) return { kind: 'over' };
			const isNear = nextAt.getTime() - clock.now().getTime() < NEAR_MS;
			return { kind: isNear ? 'near' : 'later', nextAt };
		},
		async bringForward({ uuid, register }) {
			const now = clock.now();
			await store.transaction(async (tx) => {
				const blocks = await bringForward(tx, uuid, register, pressAt(now));
				await jobs.enqueueAll(tx, 'owner-report-block', blocks, { ahead: true });
			});
			return now;
		},
	};
}
