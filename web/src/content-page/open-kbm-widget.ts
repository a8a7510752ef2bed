/** Loads another company's check of one's insurance class at a press of its button. The result ends it. */
export function openKbmWidget(part: HTMLElement): () => void {
	const button = part.querySelector('button');
	const place = part.querySelector<HTMLElement>('#kbm-widget');
	const failure = part.querySelector<HTMLElement>('[data-failure]');
	const show = (state: 'open' | 'failed') => {
		if (button) button.hidden = state === 'open';
		if (place) place.hidden = state === 'failed';
		if (failure) failure.hidden = state === 'open';
	};
	const open = () => {
		show('open');
		place?.focus();
		const script = document.createElement('script');
		script.src = part.dataset.kbmWidget ?? '';
		script.onerror = () => {
			script.remove();
			show('failed');
		};
		place?.append(script);
	};
	button?.addEventListener('click', open);
	return () => button?.removeEventListener('click', open);
}
