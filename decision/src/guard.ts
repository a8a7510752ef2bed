/** Called with a rule, or another part of a decision, that threw: its name and the error. */
export type OnRuleError = (part: string, error: unknown) => void;

/** Runs the parts of one decision: one that throws is a bug of ours, and the others stand. */
export type Guard = {
	/** What a part makes, or `instead` where it throws. */
	run<Result>(part: string, make: () => Result, instead: Result): Result;
	/** True while none has thrown. */
	allRan(): boolean;
};

/** A guard for one decision. */
export function createGuard(onError: OnRuleError): Guard {
	let ran = true;
	return {
		run(part, make, instead) {
			try {
				return make();
			} catch (error) {
				ran = false;
				onError(part, error);
				return instead;
			}
		},
		allRan: () => ran,
	};
}

/** Stands in a decision whose own list of what was not checked could not be made. */
export const OMISSIONS_FAILED = {
	what: 'Чего не проверяли',
	why: 'список не составлен: ошибка на нашей стороне',
} as const;
