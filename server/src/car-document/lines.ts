import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { asSentence, registerSentence, sourceLine, staleSentence } from '@avtosverka/contract/check/words';
import type { Decision } from '@avtosverka/contract/decision';
import { NOT_CLEAR, unreadWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { type CarAnswers, replyOf } from '@avtosverka/decision/car/car';
import { severityIn } from '@avtosverka/decision/car/severity-in';
import { type AnswerBadge, IDLE, judgeAnswer, type Sign } from '@avtosverka/decision/car/signs/answer-badge';
import { lineWords } from '@avtosverka/decision/car/signs/fact-words';
import { printedLine } from './printed-line.ts';

/** What one register said. */
export type DocumentLine = {
	readonly title: string;
	readonly sign: Sign;
	readonly said: string;
	/** «Автокод, данные на 21 ноября 2026, 10:42»; empty where no source was asked. */
	readonly source: string;
};

type LineCar = {
	readonly answers: CarAnswers;
	readonly decision: Pick<Decision, 'reasons'>;
	readonly now: Date;
};

/** A register's line: what it said, or how it was silent, never to be read as «nothing found». */
export function lineOf<S extends Section>(section: S, car: LineCar): DocumentLine {
	const { title } = SECTION_CATALOGUE[section];
	const reply: CheckReply<SectionData[S]> | null = replyOf(car, section);
	if (reply === null) return { title, sign: IDLE.sign, said: IDLE.label, source: '' };
	const { main, beside } = judgeAnswer(section, reply, severityIn(car.decision, section));
	const badge = beside ?? main;
	return {
		title,
		sign: badge.sign,
		said: printedLine(saidIn(section, reply, { main, beside }, car.now)),
		source: (sourceLine(reply.meta) ?? '').replace('Источник: ', ''),
	};
}

function saidIn<S extends Section>(
	section: S,
	reply: CheckReply<SectionData[S]>,
	{ main, beside }: { readonly main: AnswerBadge; readonly beside: AnswerBadge | null },
	now: Date,
): string {
	const { meta } = reply;
	switch (meta.state) {
		case 'found':
		case 'clear': {
			const words = lineWords(section, reply, main, now);
			if (main.sign === 'unreadable') return `${asSentence(words)} ${NOT_CLEAR}`;
			return meta.stale ? `${asSentence(words)} ${staleSentence(meta)}` : words;
		}
		case 'partial': {
			const unread = unreadWords(meta.skippedRows);
			return beside === null ? unread : `${asSentence(lineWords(section, reply, beside, now))} ${unread}`;
		}
		default:
			return `${registerSentence(SECTION_CATALOGUE[section].register, meta)} ${NOT_CLEAR}`;
	}
}
