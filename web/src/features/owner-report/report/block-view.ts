import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { BlockMeta, OwnerReport } from '@avtosverka/contract/owner-report/report';
import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import { UNAVAILABLE_AFTER_ATTEMPTS } from '@avtosverka/contract/vocabulary/owner-report';
import {
	type BlockVerdict,
	PERSON_REGISTERS,
	type PersonRegister,
	SHOWN_WHEN_PAID,
} from '@avtosverka/contract/vocabulary/person-register';
import { readBlock } from './read-blocks.ts';

/** A block as the page shows it: specification, section 4. */
export type BlockView<R extends PersonRegister = PersonRegister> =
	/** Its register has answered, and an unpaid report does not tell what. */
	| { readonly kind: 'hidden' }
	/**
	 * Still being asked, fewer than five times so far; it may have failed before: a payment starts the attempts
	 * over.
	 */
	| { readonly kind: 'loading'; readonly meta: BlockMeta }
	/** Asked five times in vain, or never to be asked; `over`: it is not asked any more. */
	| { readonly kind: 'unavailable'; readonly meta: BlockMeta; readonly over: boolean }
	/** Its question costs money and is asked right after the payment. */
	| { readonly kind: 'postponed' }
	/** An unpaid report tells only what it came to. */
	| { readonly kind: 'verdict'; readonly verdict: BlockVerdict; readonly meta: BlockMeta }
	| {
			readonly kind: 'result';
			readonly verdict: BlockVerdict;
			readonly data: BlockData[R];
			readonly meta: BlockMeta;
	  };

const SILENT: ReadonlySet<AnswerState> = new Set(['unreachable', 'refused', 'unreadable', 'not-asked']);

/** True where the last question to a register failed. What waits for the payment has not been asked. */
export function isSilentBlock({ state, reason }: BlockMeta): boolean {
	return state !== null && SILENT.has(state) && !isPostponed({ state, reason });
}

/** What is known of one block. */
export function blockView<R extends PersonRegister>(report: OwnerReport, register: R): BlockView<R> {
	const meta = report.meta[register];
	const waiting = isWaitedFor(report, register);
	const over = report.report_status === 'completed';
	if (!report.paid) return unpaid(report, register, meta, waiting, over);
	const data = readBlock(report, register);
	if (data === 'unreadable')
		return { kind: 'unavailable', meta: { ...meta, state: 'unreadable' }, over: true };
	if (data !== null)
		return { kind: 'result', verdict: blockVerdictOf(report, register) ?? 'unknown', data, meta };
	return waiting && !over ? { kind: 'loading', meta } : { kind: 'unavailable', meta, over };
}

/** True where the register's own word is that it has nothing: one line says it all. */
export function isClearBlock(view: BlockView): boolean {
	return view.kind === 'result' && view.meta.state === 'clear';
}

function isPostponed({ state, reason }: Pick<BlockMeta, 'state' | 'reason'>): boolean {
	return state === 'not-asked' && reason === 'after-payment';
}

/** True while its register is asked every few seconds. */
function isWaitedFor(report: OwnerReport, register: PersonRegister): boolean {
	const meta = report.meta[register];
	if (attemptsOf(report, register) >= UNAVAILABLE_AFTER_ATTEMPTS || meta.nextAt === null) return false;
	return meta.state !== 'not-asked' || isPostponed(meta);
}

function unpaid(
	report: OwnerReport,
	register: PersonRegister,
	meta: BlockMeta,
	waiting: boolean,
	over: boolean,
): Exclude<BlockView<never>, { kind: 'result' }> {
	if (isPostponed(meta)) return { kind: 'postponed' };
	// A buyer must know before paying what is missing.
	const silent = meta.state !== null && SILENT.has(meta.state);
	if (silent && !waiting) return { kind: 'unavailable', meta, over };
	const verdict = blockVerdictOf(report, register);
	// Of a hidden answer only its moment shows.
	if (SHOWN_WHEN_PAID.includes(register) && !silent && meta.asOf !== null) return { kind: 'hidden' };
	if (verdict !== null && verdict !== 'unknown') return { kind: 'verdict', verdict, meta };
	return waiting && !over ? { kind: 'loading', meta } : { kind: 'unavailable', meta, over };
}

/** What the server says that a block has come to; null where it does not tell. */
export function blockVerdictOf(report: OwnerReport, register: PersonRegister): BlockVerdict | null {
	return report.summary.find(({ block }) => block === register)?.verdict ?? null;
}

/** How often a register has been asked. */
export function attemptsOf(report: OwnerReport, register: PersonRegister): number {
	return report[`${register}_attempt_count`];
}

/** The registers that are not asked at all, which is said before anybody pays. */
export function notAsked(report: OwnerReport): readonly PersonRegister[] {
	return PERSON_REGISTERS.filter((register) => {
		const { state, reason } = report.meta[register];
		return state === 'not-asked' && reason !== 'after-payment' && reason !== 'limit';
	});
}

/** The registers of an unpaid report that were asked in vain, or are asked after the payment. */
export function silentOrPostponed(report: OwnerReport): readonly PersonRegister[] {
	const missing = notAsked(report);
	return PERSON_REGISTERS.filter((register) => {
		const { kind } = blockView(report, register);
		return (kind === 'unavailable' || kind === 'postponed') && !missing.includes(register);
	});
}

/** True once a forming report waits for a block no more. Of a hidden one only the moment shows. */
export function isSettledBlock(report: OwnerReport, register: PersonRegister): boolean {
	const { state, asOf, nextAt } = report.meta[register];
	if (attemptsOf(report, register) >= UNAVAILABLE_AFTER_ATTEMPTS || nextAt === null) return true;
	return state === null ? asOf !== null : !SILENT.has(state) || state === 'not-asked';
}

/** A list in two columns, the first of which holds the ceiling of half of it: specification, section 9. */
export function inTwoColumns<Line>(lines: readonly Line[]): readonly [readonly Line[], readonly Line[]] {
	const half = Math.ceil(lines.length / 2);
	return [lines.slice(0, half), lines.slice(half)];
}
