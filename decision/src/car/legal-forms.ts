/** Legal forms that registers write out in full, and how people write them. */
const LEGAL_FORMS: readonly (readonly [full: RegExp, short: string])[] = [
	[/непубличное\s+акционерное\s+общество/iu, 'АО'],
	[/публичное\s+акционерное\s+общество/iu, 'ПАО'],
	[/закрытое\s+акционерное\s+общество/iu, 'ЗАО'],
	[/открытое\s+акционерное\s+общество/iu, 'ОАО'],
	[/акционерное\s+общество/iu, 'АО'],
	[/общество\s+с\s+ограниченной\s+ответственностью/iu, 'ООО'],
	[/микрокредитная\s+компания/iu, 'МКК'],
	[/микрофинансовая\s+компания/iu, 'МФК'],
];

const OPENING = /(?<=^|[\s("«])"(?=[^\s"])/g;

/** A name with its legal form shortened, otherwise as it is. */
export function shortForm(name: string): string {
	return LEGAL_FORMS.reduce((text, [full, form]) => text.replace(full, form), name.trim());
}

/** A company's name as people write it: «ПАО «БАНК»». */
export function companyInText(name: string): string {
	return shortForm(name).replace(OPENING, '«').replaceAll('"', '»').replace(/\s+/g, ' ');
}
