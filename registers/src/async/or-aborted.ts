/**
 * The promise's value, or what is given instead once the signal fires. Leaves no listener behind; the promise
 * itself goes on, and its later failure is ignored.
 */
export async function orAborted<Value, Instead>(
	promise: Promise<Value>,
	signal: AbortSignal,
	instead: () => Instead,
): Promise<Value | Instead> {
	const left = Promise.withResolvers<Instead>();
	const leave = () => left.resolve(instead());
	if (signal.aborted) leave();
	signal.addEventListener('abort', leave, { once: true });
	try {
		return await Promise.race([left.promise, promise]);
	} finally {
		signal.removeEventListener('abort', leave);
	}
}
