import { SEVERITIES } from '@avtosverka/contract/vocabulary/decision';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { answeredWords } from '@avtosverka/decision/car/answered-words';
import { judgeSectionLine } from '../../car/answer/judge-section.ts';
import { cardOf, type ReportState } from '../../car/state/report-state.ts';
import { answersOf, openCallsOf } from '../../car/verdict/answers-of.ts';

const TO_REVIEW: Forms = [
	'проверка требует внимания',
	'проверки требуют внимания',
	'проверок требуют внимания',
];

/**
 * The ten checks in one line: «Ответили 8 из 10 · 2 проверки требуют внимания · без ответа 1».
 * Null while nothing was asked. No answer is never counted among the answers.
 */
export function summaryLine(state: ReportState): string | null {
	const lines = SECTIONS.map((section) => judgeSectionLine(section, cardOf(state, section)));
	const asked = lines.filter(({ tone }) => tone !== 'idle');
	if (asked.length === 0) return null;
	const silent = asked.filter(({ tone }) => tone === 'silent').length;
	const waiting = asked.filter(({ tone }) => tone === 'wait').length;
	const alarming = asked.filter(({ sign }) => SEVERITIES.some((severity) => severity === sign)).length;
	return [
		answeredWords({ answers: answersOf(state), calls: openCallsOf(state) }),
		alarming > 0 ? counted(alarming, TO_REVIEW) : '',
		silent > 0 ? `без ответа ${silent}` : '',
		waiting > 0 ? `спрашиваем ${waiting}` : '',
	]
		.filter(Boolean)
		.join(' · ');
}
