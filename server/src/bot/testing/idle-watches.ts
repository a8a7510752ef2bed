import type { CarWatches } from '../watches-port.ts';

/** Watches of a chat that watches nothing, for tests that do not ask for them. */
export function idleWatches(): CarWatches {
	const unused = () => Promise.reject(new Error('this test was not supposed to watch a car'));
	return { begin: unused, list: async () => [], end: unused, pollNow: unused };
}
