/** Runs a task under a signal that aborts with `signal` or after `deadlineMs`; for older phones. */
export async function withDeadline<Result>(
	deadlineMs: number,
	signal: AbortSignal | undefined,
	task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	const limit = new AbortController();
	const leave = () => limit.abort(signal?.reason);
	const timer = setTimeout(() => limit.abort(new Error('nobody waits that long')), deadlineMs);
	signal?.addEventListener('abort', leave, { once: true });
	try {
		signal?.throwIfAborted();
		return await task(limit.signal);
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener('abort', leave);
	}
}
