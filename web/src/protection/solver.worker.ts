import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** The work itself, away from the page: a challenge in, its solution out, or null without one. */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
	const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
	self.postMessage(solution);
});
