import type { CallReply } from '@avtosverka/contract/api';
import type { beginWatchRoute } from '@avtosverka/contract/routes/watches';
import { dayInMoscow, formatDay, type IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { CallOutcome } from '../../../client.ts';

/** How far a person is: `until` is «27.12», `words` say what is wanted or what went wrong. */
export type WatchStep =
	| { readonly name: 'idle' | 'busy' }
	| { readonly name: 'sign-in' | 'failed' | 'full'; readonly words: string }
	| { readonly name: 'watched'; readonly until: string };

export const NOT_BEGUN: WatchStep = { name: 'idle' };
export const BUSY: WatchStep = { name: 'busy' };
export const SIGN_IN: WatchStep = {
	name: 'sign-in',
	words: 'Войдите, чтобы мы знали, кому писать. Вернём вас сюда и начнём следить.',
};
const SIGN_IN_AGAIN = 'Вход закончился. Войдите снова, и начнём следить.';
const NO_REPLY = 'Не получилось: нажмите ещё раз.';

/** The step of a car that is watched until a moment. */
export function watchedUntil(moment: IsoMoment): WatchStep {
	return { name: 'watched', until: formatDay(dayInMoscow(new Date(moment))).slice(0, 5) };
}

/** What the server's reply to the first step of a watch comes to. */
export function stepAfter(outcome: CallOutcome<CallReply<typeof beginWatchRoute>>): WatchStep {
	if (outcome.kind === 'reply') return watchedUntil(outcome.reply.ends_at);
	const words = outcome.problem?.message ?? NO_REPLY;
	if (outcome.problem?.code === 'sign-in') return { name: 'sign-in', words: SIGN_IN_AGAIN };
	return { name: outcome.problem?.code === 'conflict' ? 'full' : 'failed', words };
}
