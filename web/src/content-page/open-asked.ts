/**
 * Opens the `<details>` that the address names, `/faq#id`, also when the address changes while the page
 * stands. The result ends it.
 */
export function openAsked(): () => void {
	const open = () => {
		const asked = document.getElementById(location.hash.slice(1));
		if (!(asked instanceof HTMLDetailsElement)) return;
		asked.open = true;
		asked.scrollIntoView({ block: 'start' });
	};
	window.addEventListener('hashchange', open);
	open();
	return () => window.removeEventListener('hashchange', open);
}
