/** Words that stand in the names of many regions. */
const COMMON = /^(?:республика|область|край|автономный|автономная|округ|г|город)$/;
/** What may follow the stem in another case or kind: «Московская», «Московской», «Москвы». */
const ENDING = '[а-яё]{0,3}';
const LAST_LETTERS = /(?:ая|ий|ой|а|я|ь)$/;

/** True when any text names the region, in any grammatical case: «УФСИН по Московской области». */
export function isInRegion(texts: readonly (string | null)[], region: string): boolean {
	const stems = region
		.toLocaleLowerCase('ru')
		.split(/[^а-яё-]+/)
		.filter((word) => word !== '' && !COMMON.test(word))
		.map((word) => word.replace(LAST_LETTERS, ''));
	const [stem] = stems;
	if (stem === undefined || stem.length < 3) return false;
	const pattern = new RegExp(`(?<![а-яё-])${stem}${ENDING}(?![а-яё-])`, 'iu');
	return texts.some((text) => text !== null && pattern.test(text));
}
