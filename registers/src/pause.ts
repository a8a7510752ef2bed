/** Resolves after so many milliseconds, or at once when the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const timer = setTimeout(resolve, ms);
	return orAborted(promise, signal).finally(() => clearTimeout(timer));
}

/** Resolves with the promise or with the signal, whichever comes first; leaves no listener behind. */
export async function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
	if (signal.aborted) return;
	const aborted = Promise.withResolvers<void>();
	const abort = () => aborted.resolve();
	signal.addEventListener('abort', abort);
	try {
		await Promise.race([promise, aborted.promise]);
	} finally {
		signal.removeEventListener('abort', abort);
	}
}
