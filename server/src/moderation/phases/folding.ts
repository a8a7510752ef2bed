import { type MappedText, mapped, replaceIn } from './mapped.ts';

/** Small letters without accents and ё, wide and circled signs as plain ones. */
export function lowered(text: string): MappedText {
	const small = replaceIn(mapped(text), /[^a-zа-я\d\s]/gu, (sign) => {
		const plain = sign.normalize('NFKC').toLowerCase();
		return plain === 'ё' ? 'е' : plain.replace(/\p{M}/gu, '');
	});
	return replaceIn(small, /ё/g, () => 'е');
}

/** Latin letters, digits and signs that stand for Cyrillic letters in a word. */
const AS_CYRILLIC: Readonly<Record<string, string>> = {
	a: 'а',
	b: 'б',
	c: 'с',
	e: 'е',
	h: 'н',
	i: 'и',
	k: 'к',
	m: 'м',
	n: 'п',
	o: 'о',
	p: 'р',
	r: 'г',
	t: 'т',
	u: 'и',
	x: 'х',
	y: 'у',
	'0': 'о',
	'3': 'з',
	'4': 'ч',
	'6': 'б',
	'@': 'а',
	$: 'с',
	і: 'и',
	ї: 'и',
	є: 'е',
	ѕ: 'с',
	ј: 'й',
};
const AS_LATIN: Readonly<Record<string, string>> = {
	а: 'a',
	в: 'b',
	с: 'c',
	е: 'e',
	н: 'h',
	к: 'k',
	м: 'm',
	о: 'o',
	р: 'p',
	т: 't',
	у: 'y',
	х: 'x',
	і: 'i',
	ѕ: 's',
	ј: 'j',
	ԁ: 'd',
	ɡ: 'g',
	ո: 'n',
	α: 'a',
	ο: 'o',
	ρ: 'p',
	ε: 'e',
	ι: 'i',
	ν: 'v',
	υ: 'u',
	κ: 'k',
	τ: 't',
	χ: 'x',
};

/** Twins turned into the Cyrillic letters that they look like, in words that have a Cyrillic letter. */
export function asCyrillic(text: MappedText): MappedText {
	const mixed = /[a-z\d@$іїєѕј]*[а-яіїєѕј][a-zа-я\d@$іїєѕј]*/g;
	return replaceEach(text, mixed, AS_CYRILLIC);
}

/** Cyrillic and Greek twins turned into the Latin letters that they look like. */
export function asLatin(text: MappedText): MappedText {
	return replaceIn(text, /[^a-z\d\s]/gu, (sign) => AS_LATIN[sign] ?? sign);
}

function replaceEach(text: MappedText, within: RegExp, table: Readonly<Record<string, string>>): MappedText {
	const inside = new Set<number>();
	for (const { 0: match, index } of text.text.matchAll(within)) {
		for (let unit = index; unit < index + match.length; unit += 1) inside.add(unit);
	}
	const signs = [...text.text.split('').entries()].map(([at, sign]) =>
		inside.has(at) ? (table[sign] ?? sign) : sign,
	);
	return { ...text, text: signs.join('') };
}

/** Three or more letters that stand apart from each other, as one word: «п л о х о», «п.л.о.х.о». */
export function spacedJoined(text: MappedText): MappedText {
	const apart = /(?<![\p{L}\d])(?:[\p{L}\d](?: ?[.,_*-]| )){2,}[\p{L}\d](?![\p{L}\d])/gu;
	return replaceIn(text, apart, (match) => match.replace(/[^\p{L}\d]/gu, ''));
}

/** A letter that is repeated three times or more, once. */
export function unstretched(text: MappedText): MappedText {
	return replaceIn(text, /(\p{L})\1{2,}/gu, ([letter = '']) => letter);
}
