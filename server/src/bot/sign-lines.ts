import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { replyOf } from '@avtosverka/decision/car/car';
import { severityIn } from '@avtosverka/decision/car/severity-in';
import {
	type AnswerBadge,
	IDLE,
	judgeAnswer,
	type Tone,
	WAITING,
} from '@avtosverka/decision/car/signs/answer-badge';
import { lineWords } from '@avtosverka/decision/car/signs/fact-words';
import { escapeXml } from '../escape-xml.ts';
import type { CarReport } from './car-report.ts';

/** A sign beside the words, which say the same without it. */
const TONE_SIGNS: Readonly<Record<Tone, string>> = {
	bad: '🔴',
	warn: '🟠',
	calm: '🟢',
	plain: '⚪',
	silent: '❔',
	wait: '⏳',
	idle: '▫️',
};

/** Ten lines, one a register: «⚪ Владельцы: 4 владельца, последний 5 лет», in the words of the page. */
export function signLines(report: CarReport): readonly string[] {
	return SECTIONS.map((section) => signLine(report, section));
}

function signLine({ decision, answers, waiting, at }: CarReport, section: Section): string {
	const reply = replyOf({ answers }, section);
	const judged = reply === null ? null : judgeAnswer(section, reply as never, severityIn(decision, section));
	const { main, beside } = waiting.has(section)
		? { main: WAITING, beside: null }
		: (judged ?? { main: IDLE, beside: null });
	const wordsOf = (badge: AnswerBadge) => lowerFirst(lineWords(section, reply as never, badge, at));
	const words = [beside, main].filter((badge) => badge !== null).map(wordsOf);
	return `${TONE_SIGNS[main.tone]} ${SECTION_CATALOGUE[section].title}: ${escapeXml(words.join('; '))}`;
}

/** Behind a colon; an abbreviation keeps its capitals. */
function lowerFirst(words: string): string {
	return words.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase());
}
