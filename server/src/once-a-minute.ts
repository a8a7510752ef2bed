import type { Clock } from './deps.ts';

const MINUTE_MS = 60_000;

/**
 * Writes of something that may happen many times a second at most once a minute: the first time, and then
 * with how many times it has happened since it was last written.
 */
export function onceAMinute<Given extends readonly unknown[]>(
	clock: Clock,
	write: (times: number, ...given: Given) => void,
): (...given: Given) => void {
	let times = 0;
	let writtenAt = Number.NEGATIVE_INFINITY;
	return (...given) => {
		times += 1;
		const now = clock.now().getTime();
		if (now - writtenAt < MINUTE_MS) return;
		write(times, ...given);
		times = 0;
		writtenAt = now;
	};
}
