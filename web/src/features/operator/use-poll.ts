import { useEffect } from 'react';
import { startPoll } from '../../polling/poll.ts';

const EVERY_MS = 15_000;

/** How often the console asks, as it says itself. */
export const POLLED = 'обновляется раз в 15\u00a0с';

/** Asks at once and every quarter of a minute while the page is in view; give a stable function. */
export function usePoll(ask: () => Promise<void>): void {
	useEffect(() => startPoll({ everyMs: EVERY_MS, ask: () => ask().then(() => false) }).stop, [ask]);
}
