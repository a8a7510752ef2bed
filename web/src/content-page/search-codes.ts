import { findRegions } from '../features/codes/find-regions.ts';
import { foundText } from '../features/codes/found-text.ts';

/** How long a copied row says so, in ms. */
const COPIED_MS = 2_000;

type Row = {
	readonly element: HTMLElement;
	readonly name: string;
	readonly codes: readonly { code: string }[];
};

/** The search and the copying of the page of region codes, over the table that stands there. */
export function searchCodes(page: HTMLElement): () => void {
	const rows = [...page.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(readRow);
	const input = page.querySelector<HTMLInputElement>('input[type="search"]');
	const status = page.querySelector('[role="status"]');
	const show = () => {
		const typed = input?.value ?? '';
		const found = new Set(findRegions(rows, typed));
		for (const row of rows) row.element.hidden = !found.has(row);
		if (status) status.textContent = foundText(found.size, typed);
	};
	input?.addEventListener('input', show);
	// Typed before the script came.
	if (input?.value) show();
	// A way back brings the page with what was typed.
	window.addEventListener('pageshow', show);
	page.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest('button') : null;
		const row = rows.find(({ element }) => button && element.contains(button));
		if (button && row) copy(row, button);
	});
	return () => window.removeEventListener('pageshow', show);
}

/** A region as its row shows it: the mark beside a doubtful code is left out. */
function readRow(element: HTMLTableRowElement): Row {
	const [codes, name] = element.cells;
	const shown = [...(codes?.firstElementChild?.children ?? [])];
	return {
		element,
		name: name?.textContent ?? '',
		codes: shown.map(({ firstChild }) => ({ code: firstChild?.textContent ?? '' })),
	};
}

/** A browser that forbids it changes nothing: the codes stand on the page and can be selected by hand. */
function copy({ name, codes }: Row, button: HTMLElement): void {
	const label = button.getAttribute('aria-label') ?? '';
	navigator.clipboard?.writeText(`${codes.map(({ code }) => code).join(', ')} — ${name}`).then(
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
