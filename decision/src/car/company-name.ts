import { companyInText, shortForm } from './legal-forms.ts';

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
	const short = shortForm(name);
	return !mayNamePerson(short) && (COMPANY.test(short) || BANK.test(short)) ? companyInText(name) : null;
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
