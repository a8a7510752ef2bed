import { randomUUID } from 'node:crypto';
import { BLOCKS } from '@avtosverka/contract/owner-report/blocks';
import { isSettledAnswer } from '@avtosverka/registers/answer';
import { PaidQuestionNotAllowed } from '@avtosverka/registers/person-register';
import type { PersonRegisters } from '@avtosverka/registers/person-registers';
import type { Deps } from '../../deps.ts';
import { placeOf } from '../../http/replies/errors.ts';
import type { JobHandler, Jobs } from '../../jobs/jobs.ts';
import { GivenBack } from '../../jobs/queue-worker.ts';
import { decryptPerson } from '../encryption.ts';
import { begunAt, isOver, type RetrySchedule } from '../life.ts';
import type { ReportLetters } from '../owner-reports.ts';
import { presentAnswer } from '../present/blocks.ts';
import type { ReportMetrics } from '../report-metrics.ts';
import type { UnpaidAllowance } from './allowance.ts';
import { createAnsweredCalls } from './answered-calls.ts';
import { createBlockLeases } from './block-leases.ts';
import { type BlockLease, markCostly, releaseBlock, type TakenBlock, takeBlock } from './lease/store.ts';
import { type BlockReply, endAsking, settleAsking } from './settling.ts';

/** What asking about blocks needs. */
export type AskingDeps = Pick<Deps, 'store' | 'clock' | 'log'> & { readonly metrics: ReportMetrics } & {
	readonly personRegisters: Pick<PersonRegisters, 'ask'>;
	readonly jobs: Pick<Jobs, 'enqueue'>;
	/** Null where no letters are sent. */
	readonly letters: Pick<ReportLetters, 'reportCompleted'> | null;
	readonly retrySchedule: RetrySchedule;
	readonly allowance: UnpaidAllowance;
};

/** Each supplier has its own limit of 20 s; this ends what exceeds it. */
const ASKING_AT_MOST_MS = 120_000;

/**
 * Does one job: asks about one block, once, and enqueues the job of its next attempt. A job whose block is
 * not due, is leased by another process or is gone does nothing: the lease owner or the overdue requeue goes
 * on with it.
 */
export function createBlockAsking(deps: AskingDeps): JobHandler {
	const { store, clock, log, metrics, personRegisters, retrySchedule } = deps;
	const blockLeases = createBlockLeases(store, clock, log);

	/** Throws where an unpaid report may not send a question that costs money. */
	async function refuseUnpaid({ block, report }: TakenBlock, sent: number): Promise<void> {
		// Whether a question may be repeated after a crash is decided by its mark.
		const isRepeated = block.costlyOpen && block.costlyRepeated > 0;
		if (report.paidAt !== null || isRepeated) return;
		const withheld = await deps.allowance.spend(block.register, sent);
		if (withheld === null) return;
		metrics.costlyWithheld(block.register, withheld);
		throw new PaidQuestionNotAllowed('after-payment');
	}

	async function answerOf(
		taken: TakenBlock,
		blockLease: BlockLease,
		signal: AbortSignal,
	): Promise<BlockReply> {
		const { block, report } = taken;
		const { register } = block;
		const person = decryptPerson(store.cipher, report.uuid, {
			keyId: report.personKeyId,
			bytes: report.person,
		});
		// An asking that left its mark has died before it knew what came of its question.
		let costly: BlockReply['costly'] = block.costlyOpen ? 'open' : 'known';
		let sent = block.costlySent - block.costlyRepeated;
		async function beforePaid(): Promise<void> {
			const isRepetition = costly !== 'known';
			await refuseUnpaid(taken, sent);
			if (!(await markCostly(store, blockLease, isRepetition))) {
				costly = 'over';
				throw new Error('a question that costs money must not be sent again');
			}
			metrics.costlyAsked(register, isRepetition ? 'repeated' : 'first');
			costly = 'known';
			sent += 1;
		}
		try {
			const answered = await createAnsweredCalls(deps, taken, blockLease);
			const outcome = await personRegisters.ask(register, { person, signal, beforePaid, answered });
			const answer = presentAnswer(register, outcome.answer);
			// What could not be read again later must not be kept as if it could.
			if ('facts' in answer) BLOCKS[register].parse(answer.facts);
			return { asked: { ...outcome, answer }, costly };
		} catch (error) {
			log.error({ register, error: placeOf(error) }, 'asking about a person failed');
			return { asked: null, costly };
		}
	}

	return async function ask({ id }, stopping) {
		const blockLease = { id, leaseOwner: randomUUID() };
		const now = clock.now();
		const taken = await takeBlock(store, blockLease, now, blockLeases.until());
		if (taken === null) return;
		if (isOver(begunAt(taken.report), now, retrySchedule)) return endAsking(deps, taken, blockLease);
		await blockLeases.during(blockLease, async () => {
			const signal = AbortSignal.any([stopping, AbortSignal.timeout(ASKING_AT_MOST_MS)]);
			const { asked: outcome, costly } = await answerOf(taken, blockLease, signal);
			if (stopping.aborted && !(outcome !== null && isSettledAnswer(outcome.answer))) {
				await releaseBlock(store, blockLease);
				throw new GivenBack();
			}
			await settleAsking(deps, taken, { blockLease, asked: outcome, costly });
		});
	};
}
