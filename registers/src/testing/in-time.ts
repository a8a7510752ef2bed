const ANSWERS_WITHIN_MS = 15_000;

/** The value, or an error after 15 s: no fault may keep a question for ever. */
export async function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
	const late = Promise.withResolvers<never>();
	const timer = setTimeout(() => late.reject(new Error(`hangs: ${what}`)), ANSWERS_WITHIN_MS);
	try {
		return await Promise.race([promise, late.promise]);
	} finally {
		clearTimeout(timer);
	}
}
