import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { type Answer, isSettledAnswer } from '@avtosverka/registers/answer';
import type { AnswerWithAttempts } from '@avtosverka/registers/register-asker';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Tx } from '../../store/store.ts';
import { encryptFacts } from '../encryption.ts';
import { afterAttempt, type BlockLife, begunAt, givenUp, outcomeOf, type RetrySchedule } from '../life.ts';
import { bestMatch, matchesIn } from '../matches.ts';
import type { ReportLetters } from '../owner-reports.ts';
import type { ReportMetrics } from '../report-metrics.ts';
import { changeReport, lockReport, type OwnerReportRow } from '../store.ts';
import { type BlockLease, endBlock, type Settlement, settleBlock, type TakenBlock } from './lease/store.ts';
import { countOpen, countSilent, hasAnsweredSince } from './store.ts';

type SettlingDeps = Pick<Deps, 'store' | 'clock'> & { readonly metrics: ReportMetrics } & {
	readonly jobs: Pick<Jobs, 'enqueue'>;
	readonly letters: Pick<ReportLetters, 'reportCompleted'> | null;
	readonly retrySchedule: RetrySchedule;
};

/** What came of asking. */
export type BlockReply = {
	/** Null where our own bug kept it from being asked. */
	readonly asked: AnswerWithAttempts<BlockData[PersonRegister]> | null;
	/**
	 * Whether the outcome of each of the block's costly questions is known: `open` where an asking died in the
	 * middle of one, `over` where two did, so that none may be sent any more.
	 */
	readonly costly: 'known' | 'open' | 'over';
};
type BlockAnswer = Answer<BlockData[PersonRegister]>;

const NOTHING_READ = { facts: null, factsKeyId: null, match: null, skippedRows: 0 } as const;

function stateOf(answer: BlockAnswer | null) {
	if (answer === null) return { state: 'unreadable', source: null, asOf: null, reason: null } as const;
	return {
		state: answer.state,
		source: answer.state === 'not-asked' ? null : answer.source,
		asOf: answer.state === 'not-asked' ? null : answer.asOf,
		reason: answer.state === 'not-asked' || answer.state === 'refused' ? answer.reason : null,
	};
}

/** Writes the result of an attempt: the block, its next job and, with the last block, the completion. */
export async function settleAsking(
	deps: SettlingDeps,
	taken: TakenBlock,
	{ blockLease, asked, costly }: BlockReply & { blockLease: BlockLease },
): Promise<void> {
	const { store, clock, jobs } = deps;
	const { block, report } = taken;
	const now = clock.now();
	const answer = asked?.answer ?? null;
	const read = await readFrom(deps, taken, answer);
	const completed = await store.transaction(async (tx) => {
		const locked = await lockReport(tx, report.uuid);
		if (locked === null) return false;
		const life = lifeAfter(deps.retrySchedule, taken, { asked, costly, now, paidAt: locked.paidAt });
		const { attempts, answered, nextAt } = life;
		const settlement: Settlement = {
			...stateAfter(block, answer),
			...read,
			attempts,
			nextAt,
			tried: asked?.tried ?? [],
			costlyOpen: costly !== 'known',
			answeredAt: answered ? now : null,
			awaitsPayment: nextAt === null && isPutOff(answer),
		};
		if (!(await settleBlock(tx, blockLease, settlement, block.costlySent))) return false;
		if (nextAt === null) return completeIfWhole(deps, tx, locked, now);
		await jobs.enqueue(tx, 'owner-report-block', { id: block.id }, { startAfter: nextAt });
		return false;
	});
	if (completed) deps.metrics.ownerReports('completed');
}

type AttemptEnd = BlockReply & { readonly now: Date; readonly paidAt: Date | null };

/** The block's life after an attempt; one that failed before its report was paid for starts over. */
function lifeAfter(
	retrySchedule: RetrySchedule,
	{ block, report }: TakenBlock,
	{ asked, costly, now, paidAt }: AttemptEnd,
): BlockLife {
	const answer = asked?.answer ?? null;
	const reason = answer !== null && 'reason' in answer ? answer.reason : null;
	const outcome = answer === null ? 'failed' : outcomeOf(answer.state, reason);
	if (outcome !== 'settled' && report.paidAt === null && paidAt !== null) {
		return { attempts: 0, answered: false, nextAt: now };
	}
	const life: BlockLife = { attempts: block.attempts, answered: false, nextAt: block.nextAt };
	const begun = begunAt({ ...report, paidAt });
	const after = afterAttempt(life, { outcome, begun, now, spread: Math.random() }, retrySchedule);
	const wasAlone = asked === null || asked.tried.length === 1;
	return costly === 'over' && outcome === 'failed' && wasAlone ? givenUp(after) : after;
}

function isPutOff(answer: BlockAnswer | null): boolean {
	return answer?.state === 'not-asked' && answer.reason === 'after-payment';
}

/** A question that was only put off says nothing new of a register that has failed before. */
function stateAfter(block: TakenBlock['block'], answer: BlockAnswer | null) {
	const { state, source, asOf, reason } = block;
	return isPutOff(answer) && state !== null && state !== 'not-asked'
		? { state, source, asOf, reason }
		: stateOf(answer);
}

async function readFrom({ store }: SettlingDeps, { block, report }: TakenBlock, answer: BlockAnswer | null) {
	if (answer === null || !isSettledAnswer(answer) || answer.state === 'clear') return NOTHING_READ;
	const { facts } = answer;
	const ciphertext = await encryptFacts(store.cipher, report.uuid, block.register, facts);
	return {
		facts: ciphertext.bytes,
		factsKeyId: ciphertext.keyId,
		match: bestMatch(matchesIn(block.register, facts as never)),
		skippedRows: answer.state === 'partial' ? answer.skippedRows : 0,
	};
}

/** Closes a block whose time is over. */
export async function endAsking(
	deps: SettlingDeps,
	{ report }: TakenBlock,
	blockLease: BlockLease,
): Promise<void> {
	const completed = await deps.store.transaction(async (tx) => {
		const locked = await lockReport(tx, report.uuid);
		if (locked === null || !(await endBlock(tx, blockLease))) return false;
		return completeIfWhole(deps, tx, locked, deps.clock.now());
	});
	if (completed) deps.metrics.ownerReports('completed');
}

/** The report's row is locked: of two blocks that end together the second one sees the first. */
async function completeIfWhole(
	{ letters }: SettlingDeps,
	tx: Tx,
	{ uuid, paidAt, completedAt }: OwnerReportRow,
	now: Date,
): Promise<boolean> {
	if (completedAt !== null || (await countOpen(tx, uuid)) > 0) return false;
	const isOwed = paidAt !== null && (await countSilent(tx, uuid)) > 0;
	await changeReport(tx, uuid, { completedAt: now, ...(isOwed && { returnDueAt: now }) });
	// Who paid for a whole report has had all of it.
	if (letters !== null && paidAt !== null && (await hasAnsweredSince(tx, uuid, paidAt))) {
		await letters.reportCompleted(tx, uuid);
	}
	return true;
}
