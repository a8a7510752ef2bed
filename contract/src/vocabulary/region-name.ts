import { REGIONS } from './region-codes.ts';

/** Words that say what kind of place it is, and second names that registers leave out. */
const LEFT_OUT =
	/^(?:область|обл|край|кр|республика|респ|автономный|автономная|округ|ао|г|гор|город|югра|кузбасс|алания|чувашия|якутия)$/;

const NAMES = new Map(REGIONS.map(({ name }) => [keyOf(name), name]));

/**
 * A region of Russia as it is written in a text: «Кировская область» for «КИРОВСКАЯ ОБЛАСТЬ», «Кировская
 * обл.» and «Кировская». What names no region, or more than one, stays as it is; null for null.
 */
export function regionName(text: string): string;
export function regionName(text: string | null): string | null;
export function regionName(text: string | null): string | null {
	return text === null ? null : (NAMES.get(keyOf(text)) ?? text);
}

/** What distinguishes regions, ignoring letter case, «ё» and the kind of place. */
function keyOf(text: string): string {
	const words =
		text
			.toLowerCase()
			.replaceAll('ё', 'е')
			.match(/\p{L}+/gu) ?? [];
	return words.filter((word) => !LEFT_OUT.test(word)).join(' ');
}
