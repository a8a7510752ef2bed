import { dayInMoscow, formatMoment, formatShortMoment, isDay } from '@avtosverka/contract/vocabulary/moment';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { answeredWords } from '@avtosverka/decision/car/answered-words';
import type { ReportState } from '../state/report-state.ts';
import { answersOf, openCallsOf } from '../verdict/answers-of.ts';
import { answersIn, mainSource } from './main-source.ts';

/** «Ответили 10 из 10, 17:42 · Автокод»: how far the asking has come, and once for all cards who answered. */
export function progressWords(state: ReportState, now: Date): string {
	const answered = answersOf(state);
	const isUnasked = (section: Section) => state.cards[section].phase === 'idle' && answered[section] === null;
	if (SECTIONS.every(isUnasked)) return 'Ещё не спрашивали';
	const answers = answersIn(state);
	const asking = SECTIONS.filter((section) => state.cards[section].phase === 'loading').length;
	const count = answeredWords({ answers: answered, calls: openCallsOf(state) });
	if (asking > 0) return `${count}, спрашиваем ${asking}`;
	const moments = answers.flatMap(({ asOf }) => (asOf ? [asOf] : [])).sort();
	const source = mainSource(state);
	const last = moments.at(-1);
	return [
		last === undefined ? count : `${count}, ${momentWords(last, now)}`,
		source && answers.every(({ state: of }) => of !== 'partial') && `источник: ${supplierName(source)}`,
	]
		.filter(Boolean)
		.join(' · ');
}

function momentWords(moment: string, now: Date): string {
	if (isDay(moment) || dayInMoscow(new Date(moment)) !== dayInMoscow(now)) return formatShortMoment(moment);
	return formatMoment(moment).slice(-5);
}
