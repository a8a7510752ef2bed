import { whenIdle } from './when-idle.ts';

/** After so long without a key press a person is not typing, in ms. */
const RESTS_MS = 1_000;

let lastKey = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
	window.addEventListener('keydown', ({ timeStamp }) => {
		lastKey = timeStamp;
	});
}

/** Runs a task once the page is visible and idle and no text is typed: a phone's keys come before solving. */
export function whenRested(task: () => void): void {
	const left = lastKey + RESTS_MS - performance.now();
	if (left > 0) setTimeout(() => whenRested(task), left);
	else whenIdle(() => (lastKey + RESTS_MS > performance.now() ? whenRested(task) : task()));
}
