/** What the script on the other page listens for (web/src/embed/widget.ts). */
export const HEIGHT_MESSAGE = 'avtosverka:height';

/** Room that an open dialog needs at least, px. */
const DIALOG_HEIGHT = 640;

/**
 * Tells the page around the frame how high the widget is, whenever it changes. The height is no secret, so
 * any page may hear it. The returned function ends it.
 */
export function tellHeight(box: HTMLElement): () => void {
	if (window.parent === window) return () => {};
	let sentHeight = 0;
	const tell = () => {
		const dialogOpen = document.querySelector('[role=dialog]') !== null;
		const height = Math.max(Math.ceil(box.getBoundingClientRect().bottom), dialogOpen ? DIALOG_HEIGHT : 0);
		if (height === sentHeight) return;
		sentHeight = height;
		window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
	};
	const sizes = new ResizeObserver(tell);
	sizes.observe(box);
	const dialogs = new MutationObserver(tell);
	dialogs.observe(document.body, { childList: true });
	tell();
	return () => {
		sizes.disconnect();
		dialogs.disconnect();
	};
}
