import { followInstallation } from './follow-installation.ts';
import { openAsked } from './open-asked.ts';
import { openKbmWidget } from './open-kbm-widget.ts';
import { reckonKbm } from './reckon-kbm.ts';
import { searchCodes } from './search-codes.ts';

/** What starts a part, by the mark that it has in the markup. */
const PARTS = [
	['data-codes', searchCodes],
	['data-install', followInstallation],
	['data-kbm', reckonKbm],
	['data-kbm-widget', openKbmWidget],
] as const;

/** What a page that is only read does by itself, as its markup names it. The result ends it. */
export function startPageParts(): () => void {
	const endings = [openAsked()];
	for (const [mark, start] of PARTS) {
		const part = document.querySelector<HTMLElement>(`[${mark}]`);
		if (part) endings.push(start(part));
	}
	return () => {
		for (const end of endings) end();
	};
}
