/** The promise's value if it comes in time, else null; the promise itself goes on. */
export async function atMost<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
	const { promise: passed, resolve } = Promise.withResolvers<null>();
	const timer = setTimeout(resolve, ms, null);
	try {
		return await Promise.race([promise, passed]);
	} finally {
		clearTimeout(timer);
	}
}
