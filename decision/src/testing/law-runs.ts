import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		lawRuns: number;
	}
}

/** How many cases a law is tried with in this suite (scripts/testing/suites.ts). */
export const LAW_RUNS = { numRuns: inject('lawRuns') };
