import type { Challenge, Solution } from 'altcha-lib/types';

/** A worker that solves one challenge; its script is on its way from the start on. */
export type Solver = {
	/** Null when its script does not come or it finds nothing; rejects with the reason of an abort. */
	solve(challenge: Challenge, signal: AbortSignal | undefined): Promise<Solution | null>;
	/** To be called in any case, once it is of no more use. */
	end(): void;
};

/** Starts a solver, also before there is a challenge: both take a journey, and may travel together. */
export function startSolver(): Solver {
	const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
	const lost = new Promise<null>((resolve) => worker.addEventListener('error', () => resolve(null)));
	return {
		end: () => worker.terminate(),
		solve(challenge, signal) {
			const solved = new Promise<Solution | null>((resolve, reject) => {
				signal?.throwIfAborted();
				signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
				worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
				worker.postMessage(challenge);
			});
			return Promise.race([solved, lost]);
		},
	};
}
