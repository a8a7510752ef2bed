import { DEEP_TAG, INSPECTED_TAG } from '../scripts/testing/suites.ts';

/** Stands between a test's name and what it does: `npm run test:deep` runs it, `npm test` does not. */
export const DEEP = { tag: DEEP_TAG } as const;

/** A test of both suites: on its way it inspects screens, which the quick one leaves out (inspect.ts). */
export const INSPECTED = { tag: INSPECTED_TAG } as const;
