import { DEEP_TAG } from '../scripts/testing/suites.ts';

/** Stands between a test's name and what it does: `npm run test:deep` runs it, `npm test` does not. */
export const DEEP = { tag: DEEP_TAG } as const;
