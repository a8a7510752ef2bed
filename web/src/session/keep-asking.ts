/** How often the current user is asked for: specification, section 9. */
const EVERY_MS = 10_000;

/** Runs a task now, every ten seconds while the page is visible and on return; the result ends it. */
export function keepAsking(task: () => void): () => void {
	let timer: ReturnType<typeof setInterval> | undefined;
	const begin = () => {
		clearInterval(timer);
		if (document.visibilityState !== 'visible') return;
		timer = setInterval(task, EVERY_MS);
		task();
	};
	const places = [
		[document, 'visibilitychange'],
		[window, 'focus'],
		[window, 'pageshow'],
	] as const;
	for (const [place, event] of places) place.addEventListener(event, begin);
	begin();
	return () => {
		clearInterval(timer);
		for (const [place, event] of places) place.removeEventListener(event, begin);
	};
}
