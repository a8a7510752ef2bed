/** Runs a task once the page is visible and idle; Safari has no idle callback, so it waits a moment. */
export function whenIdle(task: () => void): void {
	if (document.visibilityState !== 'visible') {
		document.addEventListener('visibilitychange', () => whenIdle(task), { once: true });
	} else if ('requestIdleCallback' in window) {
		requestIdleCallback(task, { timeout: 2_000 });
	} else {
		setTimeout(task, 200);
	}
}
