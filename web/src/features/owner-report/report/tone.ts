import { verdictWords } from '@avtosverka/contract/owner-report/words';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { type BlockView, isSilentBlock } from './block-view.ts';
import type { MarkTone } from './mark.tsx';
import { IN_FULL_REPORT } from './words.ts';

/** The tone of a block and its words in short. */
export function toneOf(
	register: PersonRegister,
	view: BlockView,
): { readonly tone: MarkTone; readonly words: string } {
	switch (view.kind) {
		case 'hidden':
			return { tone: 'hidden', words: IN_FULL_REPORT };
		case 'postponed':
			return { tone: 'hidden', words: 'Спросим после оплаты' };
		case 'loading':
			return isSilentBlock(view.meta)
				? { tone: 'unknown', words: 'Пока не отвечает' }
				: { tone: 'wait', words: 'Спрашиваем…' };
		case 'unavailable':
			return {
				tone: 'unknown',
				words: view.meta.state === 'not-asked' ? 'Не спрашивали' : verdictWords(register, 'unknown'),
			};
		case 'verdict':
		case 'result':
			return { tone: view.verdict, words: settledWords(register, view) };
	}
}

/** What was not read to its end may hold no namesake at all: it has to be looked at for that alone. */
function settledWords(
	register: PersonRegister,
	{ verdict, meta }: Extract<BlockView, { kind: 'verdict' | 'result' }>,
): string {
	const unread = verdict === 'look' && meta.skippedRows > 0;
	return unread ? 'Прочитано не всё' : verdictWords(register, verdict);
}
