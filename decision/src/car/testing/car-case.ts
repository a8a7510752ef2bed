import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import type { GivenAnswers } from './answers.ts';

/** An invented car with what must be decided about it. */
export type CarCase = {
	readonly title: string;
	readonly given: GivenAnswers;
	readonly plate?: string;
	readonly plateModel?: string;
	readonly askedPrice?: number;
	readonly verdict: DecisionVerdict;
	/** The ids of the rules that must find something, in any order. */
	readonly rules: readonly string[];
};
