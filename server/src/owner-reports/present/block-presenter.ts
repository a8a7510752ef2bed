import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { PersonFacts } from '@avtosverka/registers/registers/person';

/** How the facts of a register are shown, and stored: as its block of `/v1`. */
export type BlockPresenter<R extends PersonRegister> = {
	readonly present: (facts: PersonFacts[R]) => BlockData[R];
	/** The facts behind a stored block: what `present` made of facts becomes the same facts again. */
	readonly restore: (block: BlockData[R]) => PersonFacts[R];
};
