import { countablePath } from './countable-path.ts';
import { type CounterConfig, countPage, startCounter } from './counter.ts';
import { countOutboundClicks } from './outbound-click.ts';

/** Begins to count pages and ways out; the result ends the counting of ways out. */
export function startVisits(config: CounterConfig): () => void {
	startCounter(config);
	return countOutboundClicks();
}

/** Counts a visit to a page by as much of its path as a counter may know. */
export function countPath(path: string): void {
	countPage(countablePath(path));
}
