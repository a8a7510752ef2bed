/** Legal forms that registers write out in full, and how people write them. */
const LEGAL_FORMS: readonly (readonly [full: RegExp, short: string])[] = [
	[/публичное\s+акционерное\s+общество/iu, 'ПАО'],
	[/непубличное\s+акционерное\s+общество/iu, 'АО'],
	[/закрытое\s+акционерное\s+общество/iu, 'ЗАО'],
	[/открытое\s+акционерное\s+общество/iu, 'ОАО'],
	[/акционерное\s+общество/iu, 'АО'],
	[/общество\s+с\s+ограниченной\s+ответственностью/iu, 'ООО'],
	[/микро(кредитная|финансовая)\s+компания/iu, 'МКК'],
];

const WORD = '(?:^|[^А-Яа-яЁё])';
const END = '(?![А-Яа-яЁё])';
/** Words that only a company has in its name. */
const COMPANY = new RegExp(
	`${WORD}(?:ПАО|ЗАО|ОАО|НАО|АО|ООО|А?КБ|МКК|МФК|МФО|КПК|ФГУП|ГУП|МУП|(?:АВТО)?ЛИЗИНГ|(?:АВТО)?ЛОМБАРД)${END}`,
	'iu',
);
const BANK = new RegExp(`${WORD}[а-яё-]*БАНК${END}`, 'iu');
const SOLE_TRADER = new RegExp(`${WORD}(?:ИП|индивидуальный\\s+предприниматель)${END}`, 'iu');
/** A patronymic outside quotation marks: this may be a person despite other words. */
const PATRONYMIC = new RegExp(`(?:[а-яё]{2,}(?:ич|вна|чна|шна)|${WORD}(?:оглы|кызы))${END}`, 'iu');

const INITIALS = /[А-ЯЁ]\.\s*[А-ЯЁ]\./u;

/**
 * The name of a company as people write it; null for a person, a sole trader and what is not surely a
 * company.
 */
export function companyName(name: string): string | null {
	const short = LEGAL_FORMS.reduce((text, [full, form]) => text.replace(full, form), name.trim());
	if (mayNamePerson(short)) return null;
	if (!COMPANY.test(short) && !BANK.test(short)) return null;
	return short.replace(/"([^"]*)"/g, '«$1»').replace(/\s+/g, ' ');
}

/** True for words that may name a person: a patronymic, initials or a sole trader outside quotation marks. */
export function mayNamePerson(words: string): boolean {
	const unquoted = words.replace(/["«][^"»]*["»]/g, ' ');
	return [SOLE_TRADER, PATRONYMIC, INITIALS].some((sign) => sign.test(unquoted));
}

/** True for a company that lets cars out on lease, by its own name. */
export function isLeasingCompany(company: string): boolean {
	return /лизинг/i.test(company);
}
