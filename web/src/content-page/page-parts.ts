import { openAsked } from './open-asked.ts';
import { searchCodes } from './search-codes.ts';

/** What a page that is only read does by itself, as its markup names it. The result ends it. */
export function startPageParts(): () => void {
	const codes = document.querySelector<HTMLElement>('[data-codes]');
	const endings = [openAsked(), ...(codes ? [searchCodes(codes)] : [])];
	return () => {
		for (const end of endings) end();
	};
}
