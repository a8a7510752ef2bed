import type { Reason } from '@avtosverka/contract/decision';

/** The space of a closed block: lines of so many signs, and how many lines a reason takes at least. */
type Space = { readonly lines: number; readonly signs: number; readonly least: number };

/** A phone of 360 px; a press needs the height of two lines. */
const PHONE = { signs: 34, least: 2 };
const DESKTOP = { signs: 92, least: 1 };

/** How many reasons, gravest first, a closed block shows whole: no sentence is ever cut. */
export type ShownReasons = { readonly phone: number; readonly desktop: number };

/** What fits beside the title, the button that asks, and the rest, which takes so many lines of a phone. */
export function shownReasons(
	reasons: readonly Reason[],
	{ taken, hasButton }: { taken: number; hasButton: boolean },
): ShownReasons {
	const phone = fitting(reasons, { ...PHONE, lines: (hasButton ? 6 : 8) - taken });
	const desktop = fitting(reasons, { ...DESKTOP, lines: (hasButton ? 5 : 6) - Math.ceil(taken / 4) });
	return { phone, desktop: Math.max(phone, desktop) };
}

/** The gravest is always among them. */
function fitting(reasons: readonly Reason[], { lines, signs, least }: Space): number {
	let left = lines;
	const place = reasons.findIndex(({ sentence }, index) => {
		left -= Math.max(least, Math.ceil(sentence.length / signs));
		return left < 0 && index > 0;
	});
	return place === -1 ? reasons.length : place;
}
