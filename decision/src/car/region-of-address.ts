import { REGIONS } from '@avtosverka/contract/vocabulary/region-codes';
import { REGION_CAPITALS } from './data/region-capitals.ts';

/** Cities that are regions, and the regions around them: people drive from one to the other every day. */
const NEIGHBOURS: readonly (readonly [name: RegExp, region: string])[] = [
	[/^(?:москва|московская)$/, 'Москва и область'],
	[/^(?:санкт-петербург|ленинградская)$/, 'Санкт-Петербург и область'],
	[/^(?:севастополь|крым)$/, 'Крым и Севастополь'],
];

const REGION_PART = /(?:^|\s)(?:обл(?:асть)?|край|респ(?:ублика)?|автономный округ|ао)(?:[\s.]|$)/u;
const CITY_PART = /(?:^|\s)(?:г|гор|город)(?:[\s.]|$)/;

/** Words that say what kind of place it is. */
const KINDS = /^(?:область|край|республика|автономная|автономный|округ|народная|северная|эл)$/;

/** The words by which a region is known: «воронежская», «татарстан». */
const REGION_OF_WORD = new Map(
	REGIONS.flatMap(({ name }) => wordsOf(name).map((word) => [word, name] as const)).filter(
		([word]) => !KINDS.test(word),
	),
);

/**
 * The region of an inspection's address, by the part that names a region, else by the part that names its
 * capital; null where neither is named. Other towns and streets, which bear the names of other regions, are
 * not read.
 */
export function regionOfAddress(address: string): string | null {
	const parts = address.toLowerCase().replaceAll('ё', 'е').split(/[,;]/);
	const regions = parts.filter((part) => REGION_PART.test(part)).flatMap(wordsOf);
	const capitals = parts.map(capitalIn).filter((city) => city !== null);
	const named = [...regions, ...capitals].map(
		(word) =>
			NEIGHBOURS.find(([name]) => name.test(word))?.[1] ??
			REGION_OF_WORD.get(word) ??
			REGION_CAPITALS[word] ??
			null,
	);
	return named.find((region) => region !== null) ?? null;
}

/** The city of a part that says that it is one, or consists of the name of a capital. */
function capitalIn(part: string): string | null {
	const words = part
		.trim()
		.split(/[\s.]+/)
		.filter(Boolean);
	const city = words.filter((word) => !CITY_PART.test(word)).join(' ');
	const isKnown = Object.hasOwn(REGION_CAPITALS, city) || NEIGHBOURS.some(([name]) => name.test(city));
	return isKnown && !REGION_PART.test(part) ? city : null;
}

function wordsOf(text: string): readonly string[] {
	return (
		text
			.toLowerCase()
			.replaceAll('ё', 'е')
			.match(/[а-я]+(?:-[а-я]+)*/g) ?? []
	);
}
