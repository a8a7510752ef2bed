import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		propertyCases: number;
	}
}

/** How many cases each property is tried with that names no number of its own. */
fc.configureGlobal({ numRuns: inject('propertyCases') });
