import { installation } from '../offline/installation.ts';

/**
 * Shows of a part's `data-when` what this browser can do about installing the site; its button installs it.
 * The result ends it.
 */
export function followInstallation(part: HTMLElement): () => void {
	const ways = [...part.querySelectorAll<HTMLElement>('[data-when]')];
	const show = () => {
		const state = installation.state();
		for (const way of ways) way.hidden = way.dataset.when !== state;
	};
	const install = () => void installation.install();
	const button = part.querySelector('button');
	button?.addEventListener('click', install);
	const end = installation.subscribe(show);
	show();
	return () => {
		button?.removeEventListener('click', install);
		end();
	};
}
