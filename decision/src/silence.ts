import {
	notAskedWords,
	type QuestionAbout,
	refusalParts,
} from '@avtosverka/contract/vocabulary/absence-words';
import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** A source that has no answer. */
export type Silence = {
	readonly state: Exclude<AnswerState, 'found' | 'clear' | 'partial'>;
	readonly reason: Refusal | NotAskedReason | null;
	readonly source: SupplierId | null;
};

/** Why a source has none, without a full stop: «реестр отказал: доступ закрыт». */
export function silenceWords({ state, reason, source }: Silence, about: QuestionAbout): string {
	switch (state) {
		case 'unreachable':
			return 'реестр не ответил';
		case 'unreadable':
			return 'реестр ответил непонятно';
		case 'refused': {
			const { verb, why } = refusalParts({ reason: reason as Refusal | null, source }, about);
			return verb === 'отказал' ? `реестр отказал: ${why}` : `не спросили: ${why}`;
		}
		case 'not-asked':
			return `не спрашивали: ${notAskedWords(reason as NotAskedReason | null, about)}`;
	}
}
