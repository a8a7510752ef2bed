import { atMost } from '@avtosverka/registers/async/at-most';
import type { Logger } from './deps.ts';

/** What has to be ended when the process ends, in the reverse order of its beginning. */
export type Endings = (() => Promise<unknown>)[];

/** Promised to a supervisor are ten seconds: a store that hangs must not hold the process for longer. */
const END_WITHIN_MS = 9_000;
/** What each ending may take, however long the others took. */
const LEAST_MS = 200;

/** Ends everything, the youngest first; one that fails or hangs does not keep the others alive. */
export async function endAll(endings: Endings, log: Logger, withinMs = END_WITHIN_MS): Promise<void> {
	const began = performance.now();
	for (const end of endings.splice(0).reverse()) {
		const ending = end().then(
			() => true,
			(error: Error) => {
				log.error({ name: error.name }, 'ending failed');
				return true;
			},
		);
		const left = Math.max(withinMs - (performance.now() - began), LEAST_MS);
		if ((await atMost(left, ending)) === null) log.warn('an ending took too long and was left');
	}
}
