import type { KbmClass } from '@avtosverka/contract/vocabulary/kbm';
import { reckoningOf } from '../features/kbm/words.ts';

/** The calculator of the insurance class, over the fields that stand in it. The result ends it. */
export function reckonKbm(part: HTMLElement): () => void {
	const [fromClass, ...years] = part.querySelectorAll('select');
	const steps = [...part.querySelectorAll<HTMLButtonElement>('button[data-step]')];
	const lines = part.querySelectorAll('output > *');
	// A browser that fills in again what was chosen knows nothing of the years that were shown.
	const lastChosen = years.findLastIndex(({ value }) => value !== '0');
	let shown = Math.max(lastChosen + 1, 1);
	const show = () => {
		years.forEach((year, index) => {
			const isShown = index < shown;
			if (year.parentElement) year.parentElement.hidden = !isShown;
			// A year that is removed and added again starts at zero.
			if (!isShown) year.value = '0';
		});
		for (const step of steps) {
			const after = shown + Number(step.dataset.step);
			step.disabled = after < 1 || after > years.length;
		}
		const payments = years.slice(0, shown).map(({ value }) => Number(value));
		reckoningOf(fromClass?.value as KbmClass, payments).forEach((text, index) => {
			const line = lines[index];
			if (line) line.textContent = text;
		});
	};
	const press = ({ target }: Event) => {
		const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
		if (step === null) return;
		shown += Number(step.dataset.step);
		show();
	};
	part.addEventListener('change', show);
	part.addEventListener('click', press);
	window.addEventListener('pageshow', show);
	show();
	return () => {
		part.removeEventListener('change', show);
		part.removeEventListener('click', press);
		window.removeEventListener('pageshow', show);
	};
}
