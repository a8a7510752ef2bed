import { whenIdle } from '../protection/when-idle.ts';
import { SIGNS } from '../ui/first-touch.ts';

/** Who has touched nothing for this long waits for nothing of what they touched, in ms. */
const RESTS_MS = 2_000;

/**
 * Runs a task after the first touch, once nothing has been touched for a while and nothing is asked for
 * (`isCalling`): until then a slow line belongs to what a person waits for.
 */
export function atFirstRest(task: () => void, isCalling: () => boolean = () => false): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const end = () => {
		clearTimeout(timer);
		for (const sign of SIGNS) removeEventListener(sign, wait);
	};
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(check, RESTS_MS);
	};
	const check = () => {
		if (isCalling()) return wait();
		end();
		whenIdle(task);
	};
	for (const sign of SIGNS) addEventListener(sign, wait, { passive: true });
	return end;
}
