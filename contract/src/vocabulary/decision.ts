import { SECTIONS } from './register.ts';

/**
 * The four verdicts. `no-obstacles` is better than the others, `clarify` better than `stop`; `too-little`
 * judges nothing, so it is neither better nor worse than `clarify` and `stop`.
 */
export const DECISION_VERDICTS = ['stop', 'clarify', 'no-obstacles', 'too-little'] as const;
export type DecisionVerdict = (typeof DECISION_VERDICTS)[number];

/** Words for each verdict. */
export const DECISION_WORDS: Readonly<Record<DecisionVerdict, string>> = {
	stop: 'Остановитесь',
	clarify: 'Сначала выясните',
	'no-obstacles': 'Плохого в ответах нет',
	'too-little': 'Пока рано решать',
};

/**
 * The colours of a verdict. `green` is a claim about all ten registers; a verdict that nothing speaks against
 * is `grey` where one of them has not settled, or where a finding speaks of the car.
 */
export const COLOURS_OF_DECISIONS = ['red', 'amber', 'green', 'grey'] as const;
export type DecisionColour = (typeof COLOURS_OF_DECISIONS)[number];

/**
 * `stop`: the car cannot be registered or can be taken away; `clarify`: ask before money moves; `know`: argue
 * about the price, look closer. Gravest first.
 */
export const SEVERITIES = ['stop', 'clarify', 'know'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What stands above the reasons of a severity. */
export const REASON_TITLES: Readonly<Record<Severity, string>> = {
	stop: 'Из-за чего остановиться',
	clarify: 'Что выяснить до сделки',
	know: 'Что учесть',
};

/** Where facts about a car come from: the basic card and the ten sections. */
export const CAR_SOURCES = ['base', ...SECTIONS] as const;
export type CarSource = (typeof CAR_SOURCES)[number];

/** Who a car belonged to. */
export const OWNER_KINDS = ['person', 'company', 'unknown'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** What a timeline marks with a point on its axis, the gravest first. */
export const MARK_KINDS = [
	'wanted',
	'ban',
	'pledge',
	'accident',
	'customs',
	'recall',
	'pledge-ended',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
