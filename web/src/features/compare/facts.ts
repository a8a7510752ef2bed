import type { Decision } from '@avtosverka/contract/decision';
import type { CachedReport } from '@avtosverka/contract/site';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { type CarQuestion, replyOf } from '@avtosverka/decision/car/car';
import { severityIn } from '@avtosverka/decision/car/severity-in';
import { IDLE, judgeAnswer, type Tone } from '@avtosverka/decision/car/signs/answer-badge';
import { lineWords } from '@avtosverka/decision/car/signs/fact-words';
import { DECISIVE_SOURCES } from '@avtosverka/decision/car/verdict';

/** A car with its cached answers. */
export type ComparedCar = { readonly vin: Vin; readonly report: CachedReport };

/** What there is to decide about a car, with the price that its seller asks. */
export function carQuestionOf(
	{ vin, report }: ComparedCar,
	askedPrice: number | null,
	now: Date,
): CarQuestion {
	const subject = { vin, plate: null, plateModel: null };
	return { subject, answers: cachedAnswersOf(report), askedPrice, now };
}

/** True for a car that somebody has asked about. */
export function wasAsked({ report }: ComparedCar): boolean {
	const { base, sections, failed } = report;
	return base !== null || SECTIONS.some((section) => sections[section] ?? failed?.[section]);
}

/** The registers that may stop a deal, then the others in the order of the report. */
export const COMPARED_SECTIONS: readonly Section[] = [
	...SECTIONS.filter((section) => DECISIVE_SOURCES.includes(section)),
	...SECTIONS.filter((section) => !DECISIVE_SOURCES.includes(section)),
];

/** What a register says of a car, in the words of its line in the report. */
export type ComparedWords = { readonly words: string; readonly tone: Tone };

/** What was read comes before what is missing; silence is said too, so that it never looks like «none». */
export function registerWords(
	car: CarQuestion,
	section: Section,
	decision: Decision,
): readonly ComparedWords[] {
	const reply = replyOf(car, section);
	if (reply === null) return [{ words: IDLE.label, tone: IDLE.tone }];
	const { main, beside } = judgeAnswer(section, reply, severityIn(decision, section));
	return [beside, main].flatMap((badge) =>
		badge === null ? [] : [{ words: lineWords(section, reply, badge, car.now), tone: badge.tone }],
	);
}
