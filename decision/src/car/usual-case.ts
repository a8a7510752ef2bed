import { MAKES } from './data/makes.ts';

/** Parts of names as people write them, by the same in capitals. */
const USUAL = new Map(
	[
		...MAKES.map(([make]) => make),
		...['Rio', 'Fit', 'Leo', 'Uno', 'XRAY', 'ЛиАЗ', 'КАвЗ', 'НефАЗ', 'БелАЗ', 'ТагАЗ'],
	]
		.flatMap((name) => name.split(/[ -]/))
		.map((word) => [word.toUpperCase(), word]),
);
const WORD = /[\p{L}\p{N}'’]+/gu;
const VOWEL = /[AEIOUYАЕЁИОУЫЭЮЯ]/u;

/**
 * A make and model in their usual case: «HYUNDAI SOLARIS» → «Hyundai Solaris», «TOYOTA Corolla» → «Toyota
 * Corolla». Only the case of letters changes; beside small letters, capitals of other words are meant.
 */
export function modelName(text: string | null): string | null {
	const isAllCapitals = text === text?.toUpperCase();
	return (
		text?.replace(WORD, (word) => USUAL.get(word) ?? (isAllCapitals ? wordInUsualCase(word) : word)) ?? null
	);
}

/** Abbreviations, indexes and Roman numbers keep their capitals: «BMW X5», «ВАЗ», «Golf VIII». */
function wordInUsualCase(word: string): string {
	const isName = word.length > 3 && VOWEL.test(word) && !/\d|^[IVX]+$/.test(word);
	return isName ? `${word.charAt(0)}${word.slice(1).toLowerCase()}` : word;
}

/** Colours that registers write without «ё». */
const WITHOUT_YO =
	/(?<=[чЧ])е(?=рн(?:ый|ая|ое))|(?<=[жЖ])е(?=лт(?:ый|ая|ое))|(?<=[зЗ]ел)е(?=н(?:ый|ая|ое))|(?<=[тТ])е(?=мн(?:ый|ая|ое|о(?![а-яё])))|(?<=[вВ]ишн)е(?=в)/g;

/** A colour as people write it: «ТЕМНО-КРАСНЫЙ» → «тёмно-красный»; a paint's code stands. */
export function colourName(text: string | null): string | null {
	const isAllCapitals = text === text?.toUpperCase() && !/[A-Z\d]/.test(text ?? '');
	return (isAllCapitals ? text?.toLowerCase() : text)?.replace(WITHOUT_YO, 'ё') ?? null;
}
