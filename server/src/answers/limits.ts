/** How long things may take; all in milliseconds. Tests shorten them. */
export type AnswerLimits = {
	/** A visitor waits no longer for one answer; the asking goes on without them. */
	readonly answerWithinMs: number;
	/** No question takes longer, however slow its suppliers: 120 s for the longest report or supplier. */
	readonly askForMs: number;
	/** «Запросить снова» reaches a supplier no more often about one subject. */
	readonly refreshEveryMs: number;
	/** When the server stops, askings that still go on may finish for this long. */
	readonly finishWithinMs: number;
};

/** A visitor who waits longer has left; a register that is asked oftener may ban us. */
export const ANSWER_LIMITS: AnswerLimits = {
	answerWithinMs: 45_000,
	askForMs: 240_000,
	refreshEveryMs: 60_000,
	finishWithinMs: 5_000,
};
