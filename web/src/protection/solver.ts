import type { Challenge, Solution } from 'altcha-lib/types';

/** A worker that solves one challenge; its script is on its way from the start on. */
export type Solver = {
	/** Null when the worker cannot be started or finds nothing; rejects with the reason of an abort. */
	solve(challenge: Challenge, signal: AbortSignal | undefined): Promise<Solution | null>;
	/** To be called in any case, once it is of no more use. */
	end(): void;
};

/** Starts a solver, also before there is a challenge: both take a journey, and may travel together. */
export function startSolver(): Solver {
	const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
	let lost = false;
	const lose = () => {
		lost = true;
	};
	worker.addEventListener('error', lose);
	return {
		end: () => worker.terminate(),
		solve(challenge, signal) {
			return new Promise((resolve, reject) => {
				signal?.throwIfAborted();
				if (lost) return resolve(null);
				signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
				worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
				worker.addEventListener('error', () => resolve(null));
				worker.postMessage(challenge);
			});
		},
	};
}
