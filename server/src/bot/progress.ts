import { pause } from '@avtosverka/registers/async/pause';

/** Draws what has changed, no oftener than a messenger likes; what changes in between is drawn together. */
export type CheckProgress = {
	changed(): void;
	/** Draws no more; resolves when what is being drawn is done. */
	end(): Promise<void>;
};

/** `draw` may reject: progress that is not drawn is made up for by the end. */
export function createProgress(everyMs: number, draw: () => Promise<unknown>): CheckProgress {
	const ended = new AbortController();
	let isChanged = false;
	let drawing: Promise<void> | null = null;

	async function run(): Promise<void> {
		await pause(everyMs, ended.signal);
		while (isChanged && !ended.signal.aborted) {
			isChanged = false;
			await draw().catch(() => {});
			await pause(everyMs, ended.signal);
		}
		drawing = null;
	}

	return {
		changed() {
			isChanged = true;
			drawing ??= run();
		},
		async end() {
			ended.abort();
			await drawing;
		},
	};
}
