import type { Region } from '@avtosverka/contract/vocabulary/region-codes';

/** A name in the form in which it is searched: lower case, ё as е, dashes as spaces. */
function folded(text: string): string {
	return text
		.toLocaleLowerCase('ru')
		.replaceAll('ё', 'е')
		.replace(/[\s—–-]+/g, ' ')
		.trim();
}

/** What a region is searched by. */
type NamedCodes = { readonly name: string; readonly codes: readonly { readonly code: string }[] };

/**
 * Regions that fit what was typed: digits begin one of their codes, words begin words of their name. All for
 * nothing.
 */
export function findRegions<Row extends NamedCodes>(regions: readonly Row[], typed: string): readonly Row[] {
	const words = folded(typed).split(' ').filter(Boolean);
	if (words.length === 0) return regions;
	return regions.filter((region) => words.every((word) => fits(region, word)));
}

function fits({ name, codes }: NamedCodes, word: string): boolean {
	if (/^\d+$/.test(word)) return codes.some(({ code }) => code.startsWith(word));
	return folded(name)
		.split(/[ ()]+/)
		.some((part) => part.startsWith(word));
}

/** Where a region's row stands on the page. */
export function rowId({ codes }: Region): string {
	return `kod-${codes[0]?.code}`;
}
