type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = () => [...document.querySelectorAll<Field>('main :is(input, textarea)')];

/**
 * For React's `onRecoverableError`: a page whose words were changed during hydration is rendered again, and
 * what was typed in it is put into its new fields, as if it were typed there. To be called before React
 * starts; each error is reported as React itself would.
 */
export function restoreTyping(): (error: unknown) => void {
	const before = fields();
	return (error) => {
		reportError(error);
		// Once the page is alive its fields come and go, and an error has nothing to do with them.
		if (window.pressedEarly === null) return;
		const now = fields();
		before.forEach((old, place) => {
			const field = now[place];
			if (old.isConnected || field?.name !== old.name || field.type !== old.type) return;
			if (old.type === 'checkbox') {
				if ((field as HTMLInputElement).checked !== (old as HTMLInputElement).checked) field.click();
			} else if (old.type !== 'file' && old.value !== old.defaultValue && old.value !== field.value)
				type(field, old.value);
		});
	};
}

/** React hears of a value only where it was not set through its own setter. */
function type(field: Field, value: string): void {
	const prototype =
		field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
	Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
	field.dispatchEvent(new Event('input', { bubbles: true }));
}
