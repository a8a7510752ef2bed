import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Answer } from '@avtosverka/registers/answer';
import type { AnsweredCall } from '@avtosverka/registers/person-register';
import type { PersonFacts } from '@avtosverka/registers/registers/person';
import { arbiter } from './arbiter.ts';
import { bankruptcy } from './bankruptcy.ts';
import type { BlockPresenter } from './block-presenter.ts';
import { fsinWanted } from './fsin-wanted.ts';
import { fssp } from './fssp.ts';
import { inn } from './inn.ts';
import { pledge } from './pledge.ts';
import { terrorist } from './terrorist.ts';

/** A passport is valid or not in facts and block alike. */
const PRESENTERS: { readonly [R in PersonRegister]: BlockPresenter<R> } = {
	passport: { present: (facts) => facts, restore: (block) => block },
	inn,
	fssp,
	bankruptcy,
	pledge,
	arbiter,
	fsin_wanted: fsinWanted,
	terrorist,
};

/** An answer with its facts as the block of `/v1`; any other answer as it is. */
export function presentAnswer<R extends PersonRegister>(
	register: R,
	answer: Answer<PersonFacts[R]>,
): Answer<BlockData[R]> {
	return 'facts' in answer ? { ...answer, facts: PRESENTERS[register].present(answer.facts) } : answer;
}

/** The other way round: an answer as its supplier gave it, of one with a stored block. */
export function restoreAnswer<R extends PersonRegister>(
	register: R,
	answer: AnsweredCall<BlockData[R]>,
): AnsweredCall<PersonFacts[R]> {
	return 'facts' in answer ? { ...answer, facts: PRESENTERS[register].restore(answer.facts) } : answer;
}
