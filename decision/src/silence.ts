import {
	notAskedWords,
	type QuestionAbout,
	refusalParts,
} from '@avtosverka/contract/vocabulary/absence-words';
import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import { formatMoment, type IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** A source that has no answer. */
export type Silence = {
	readonly state: Exclude<AnswerState, 'found' | 'clear' | 'partial'>;
	readonly reason: Refusal | NotAskedReason | null;
	readonly source: SupplierId | null;
};

/** How silence is said: of one register, or of several. */
type SilenceVerbs = Readonly<Record<'silent' | 'unclear' | 'refused' | 'held-back' | 'not-asked', string>>;

const OF_ONE: SilenceVerbs = {
	silent: 'реестр не ответил',
	unclear: 'реестр ответил непонятно',
	refused: 'реестр отказал',
	'held-back': 'не спросили',
	'not-asked': 'не спрашивали',
};

/** «Отказали: доступ закрыт»: words that hold for several registers and begin a sentence. */
export const SILENCE_OF_SEVERAL: SilenceVerbs = {
	silent: 'Не ответили',
	unclear: 'Ответили непонятно',
	refused: 'Отказали',
	'held-back': 'Не спросили',
	'not-asked': 'Не спрашивали',
};

/** Why a source has none, without a full stop: «реестр отказал: доступ закрыт». */
export function silenceWords(
	{ state, reason, source }: Silence,
	about: QuestionAbout,
	verbs: SilenceVerbs = OF_ONE,
): string {
	switch (state) {
		case 'unreachable':
			return verbs.silent;
		case 'unreadable':
			return verbs.unclear;
		case 'refused': {
			const { verb, why } = refusalParts({ reason: reason as Refusal | null, source }, about);
			return `${verbs[verb === 'отказал' ? 'refused' : 'held-back']}: ${why}`;
		}
		case 'not-asked':
			return `${verbs['not-asked']}: ${notAskedWords(reason as NotAskedReason | null, about)}`;
	}
}

/** The same of a question asked before: «спрашивали 27 ноября 2026, 17:42: реестр не ответил». */
export function pastSilenceWords(silence: Silence, askedAt: IsoMoment, about: QuestionAbout): string {
	const moment = formatMoment(askedAt);
	const asked = `спрашивали ${moment}`;
	return silenceWords(silence, about, {
		silent: `${asked}: ${OF_ONE.silent}`,
		unclear: `${asked}: ${OF_ONE.unclear}`,
		refused: `${asked}, ${OF_ONE.refused}`,
		'held-back': `не спросили ${moment}`,
		'not-asked': `не спросили ${moment}`,
	});
}
