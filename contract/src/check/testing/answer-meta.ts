import type { AnswerMeta } from '../meta.ts';

/** What is known of an answer that came today. */
export const SAMPLE_META: AnswerMeta = {
	state: 'found',
	source: 'avtocod',
	asOf: '2026-11-21T07:42:00.000Z',
	cached: false,
	stale: false,
	pending: false,
	skippedRows: 0,
	reason: null,
	tried: [],
};
