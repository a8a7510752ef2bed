/**
 * Makes an open `<details>` close by Escape, by choosing a link, by pressing or tabbing elsewhere. The result
 * ends it. Without React, so that pages that are only read have it too.
 */
export function watchFold(box: HTMLDetailsElement): () => void {
	const close = () => {
		box.open = false;
	};
	const onPointer = ({ target }: Event) => {
		if (!box.contains(target as Node)) close();
	};
	const onKey = ({ key }: KeyboardEvent) => {
		if (key !== 'Escape' || !box.open) return;
		close();
		box.querySelector('summary')?.focus();
	};
	const onClick = ({ target }: Event) => {
		if (target instanceof Element && target.closest('a')) close();
	};
	const onFocusOut = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget && !box.contains(relatedTarget as Node)) close();
	};
	document.addEventListener('pointerdown', onPointer);
	box.addEventListener('keydown', onKey);
	box.addEventListener('click', onClick);
	box.addEventListener('focusout', onFocusOut);
	return () => {
		document.removeEventListener('pointerdown', onPointer);
		box.removeEventListener('keydown', onKey);
		box.removeEventListener('click', onClick);
		box.removeEventListener('focusout', onFocusOut);
	};
}
