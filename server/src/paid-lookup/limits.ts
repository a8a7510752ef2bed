/** How long a paid lookup may take; all in milliseconds. Tests shorten them. */
export type LookupLimits = {
	/** A visitor waits no longer; the lookup goes on without them, and the next press gets what came of it. */
	readonly answerWithinMs: number;
	/** No asking lasts longer: the supplier's longest report takes 120 s. */
	readonly askForMs: number;
	/** After so long without a word its process has died, and another one goes on. */
	readonly leaseMs: number;
	readonly renewEveryMs: number;
	/** How often a process looks for abandoned lookups, and for the end of one that another asks. */
	readonly resumeEveryMs: number;
	readonly followEveryMs: number;
	/** A lookup without an end for so long gives its request back unasked: the person has stopped waiting. */
	readonly giveUpAfterMs: number;
	/** How long a VIN is given again at no cost; that there is none, for less long. */
	readonly vinServesMs: number;
	readonly noneServesMs: number;
	/** Each lookup costs us a report, and a released one costs its person nothing: so many of them an hour. */
	readonly releasedPerHour: number;
	/** When the server stops, lookups may finish for this long; what is left is left to another process. */
	readonly finishWithinMs: number;
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export const LOOKUP_LIMITS: LookupLimits = {
	answerWithinMs: 45 * SECOND_MS,
	askForMs: 4 * MINUTE_MS,
	leaseMs: 20 * SECOND_MS,
	renewEveryMs: 5 * SECOND_MS,
	resumeEveryMs: 5 * SECOND_MS,
	followEveryMs: SECOND_MS / 2,
	giveUpAfterMs: 15 * MINUTE_MS,
	// As long as answers about plates are kept for everybody.
	vinServesMs: 24 * HOUR_MS,
	noneServesMs: 6 * HOUR_MS,
	releasedPerHour: 30,
	finishWithinMs: 5 * SECOND_MS,
};
