/** Above everything of ours, dialogs included: a task that is shown at all must be seen. */
const STYLE = 'position:fixed;right:16px;bottom:16px;z-index:2147483000';

/** Gives a task an element at the edge of the page, for as long as the task lasts. */
export async function withContainer<Result>(
	task: (container: HTMLElement) => Promise<Result>,
): Promise<Result> {
	const container = document.createElement('div');
	container.style.cssText = STYLE;
	document.body.append(container);
	try {
		return await task(container);
	} finally {
		container.remove();
	}
}
