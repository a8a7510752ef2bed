import { orAborted } from './or-aborted.ts';

/** Resolves after so many milliseconds, or at once when the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const timer = setTimeout(resolve, ms);
	return orAborted(promise, signal, () => undefined).finally(() => clearTimeout(timer));
}
