/** How long a page waits for the network before what is kept of it stands in; in ms. */
export const PATIENCE_MS = 4_000;

/** Words of Chromium, Firefox and Safari for a failed request or script: a TypeError like a bug's. */
const NOT_SENT =
	/failed to fetch|networkerror|load failed|network connection|internet connection|dynamically imported module|importing a module script/i;

/** True for the error of a request that got no reply at all, as React Router passes it on. */
export function isLostConnection(error: unknown): boolean {
	return error instanceof TypeError && NOT_SENT.test(error.message);
}

/** Settles as the promise does, but rejects like a lost connection when it takes too long. */
export function withPatience<Result>(promise: Promise<Result>, patienceMs = PATIENCE_MS): Promise<Result> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new TypeError('Load failed')), patienceMs);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
