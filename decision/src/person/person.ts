import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { BlockMeta } from '@avtosverka/contract/owner-report/report';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { isTodaysWord } from '../todays-word.ts';

/** The answer of one register about a person; `state` is null while it has not been asked. */
export type PersonBlock<R extends PersonRegister = PersonRegister> = Pick<
	BlockMeta,
	'state' | 'source' | 'asOf' | 'reason'
> & {
	/** Null where the register has not answered; may also be null where it has nothing. */
	readonly data: BlockData[R] | null;
};
export type PersonBlocks = { readonly [R in PersonRegister]: PersonBlock<R> };

/** What a decision on a deal with a person is made of. */
export type DealQuestion = {
	readonly subject: {
		/** Last, first and middle name. */
		readonly name: string;
		/** `DD.MM.YYYY`; null where the viewer is not shown it. */
		readonly birthDate: string | null;
		/** Whole or masked: its first two digits hint at a region. */
		readonly passport: string;
	};
	readonly blocks: PersonBlocks;
	/** VINs of the cars that the deal may be about. */
	readonly cars: readonly string[];
	readonly now: Date;
};

/** A register's data, also where they were not read to the end; null where there are none. */
export function blockDataOf<R extends PersonRegister>(
	{ blocks }: DealQuestion,
	register: R,
): BlockData[R] | null {
	const block: PersonBlock<R> = blocks[register];
	return block.state === 'found' || block.state === 'partial' ? block.data : null;
}

/** True when the register itself has answered to the end. A passport that it does not know is not settled. */
export function isBlockSettled(question: DealQuestion, register: PersonRegister): boolean {
	const { state, data } = question.blocks[register];
	if (state === 'clear') return register !== 'passport';
	if (state !== 'found' || data === null) return false;
	return register !== 'passport' || blockDataOf(question, 'passport')?.isValid !== null;
}

/** True when it has done so today. */
export function isBlockSettledToday(question: DealQuestion, register: PersonRegister): boolean {
	const { asOf } = question.blocks[register];
	return isBlockSettled(question, register) && isTodaysWord(asOf, question.now);
}
