import { findRegions } from '../features/codes/find-regions.ts';
import { foundText } from '../features/codes/found-text.ts';

/** How long a copied row says so, in ms. */
const COPIED_MS = 2_000;

/** The search and the copying of the page of region codes, over the table that stands there. */
export function searchCodes(page: HTMLElement): () => void {
	const rows = [...page.querySelectorAll<HTMLElement>('tr[data-region]')].map((element) => ({
		element,
		name: element.dataset.region ?? '',
		codes: (element.dataset.regionCodes ?? '').split(' ').map((code) => ({ code })),
	}));
	const input = page.querySelector<HTMLInputElement>('input[type="search"]');
	const status = page.querySelector('[role="status"]');
	const show = () => {
		const typed = input?.value ?? '';
		const found = new Set(findRegions(rows, typed));
		for (const row of rows) row.element.hidden = !found.has(row);
		if (status) status.textContent = foundText(found.size, typed);
	};
	input?.addEventListener('input', show);
	// A way back brings the page with what was typed.
	window.addEventListener('pageshow', show);
	page.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
		if (button) copy(button);
	});
	return () => window.removeEventListener('pageshow', show);
}

/** A browser that forbids it changes nothing: the codes stand on the page and can be selected by hand. */
function copy(button: HTMLElement): void {
	const label = button.getAttribute('aria-label') ?? '';
	navigator.clipboard?.writeText(button.dataset.copy ?? '').then(
		() => {
			button.dataset.copied = '';
			button.setAttribute('aria-label', 'Скопировано');
			setTimeout(() => {
				delete button.dataset.copied;
				button.setAttribute('aria-label', label);
			}, COPIED_MS);
		},
		() => {},
	);
}
