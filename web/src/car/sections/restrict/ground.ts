/** «Тестов Тест Тестович, спи: 92322670812143»: the bailiff, and the code their service knows them by. */
const BAILIFF = /(?<=^|, )(?!пристав|документ)([а-яё][а-яё.\s-]*), спи:?\s*\d+/gi;
const CODE = /, спи:?\s*\d+/gi;
const CASE = /(^|,\s*)ип:?\s*(?=\d)/i;

/**
 * The document that a restriction rests on, without abbreviations and codes: «Документ 5/36 от 02.04.2024,
 * пристав Тестов Тест Тестович, исполнительное производство 81240/24/36030-ИП от 02.04.2024».
 */
export function plainGround(ground: string): string {
	return ground
		.replace(BAILIFF, 'пристав $1')
		.replace(CODE, '')
		.replace(CASE, '$1исполнительное производство ')
		.replace(/^Документ:/i, 'Документ')
		.replace(/-ип(?![а-яё])/g, '-ИП')
		.trim();
}
