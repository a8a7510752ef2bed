import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import type { Person } from '@avtosverka/contract/vocabulary/person';

/** The page with the form; a visit without consent to the handling of data gets a page about that first. */
export const FNS_PAGE_PATH = '/inn.do';
export const CONSENT_PATH = '/static/personal-data-proc.json';
export const FIND_PATH = '/inn-new-proc.do';
export const POLL_PATH = '/inn-new-proc.json';

/** The answer of the consent page's form. */
export const CONSENT_FORM = new URLSearchParams({
	from: FNS_PAGE_PATH,
	svc: 'inn',
	personalData: '1',
}).toString();

/** The cookie that stands for the consent; its value is what the consent is answered with. */
const CONSENT_COOKIE = 'upd_inn';

/** The service's own code of a Russian passport. */
const RUSSIAN_PASSPORT = '21';

/** The form of a search; who has no patronymic ticks a box instead. */
export function findForm({ lastName, firstName, middleName, birthDate, passport }: Person): string {
	return new URLSearchParams({
		c: 'find',
		captcha: '',
		captchaToken: '',
		fam: lastName,
		nam: firstName,
		...(middleName === '' ? { opt_otch: '1' } : { otch: middleName }),
		bdate: formatDay(birthDate),
		doctype: RUSSIAN_PASSPORT,
		docno: `${passport.slice(0, 2)} ${passport.slice(2, 4)} ${passport.slice(4)}`,
		docdt: '',
	}).toString();
}

/** The form of a look at a search that is under way. */
export function pollForm(requestId: string): string {
	return new URLSearchParams({ c: 'get', requestId }).toString();
}

/** True for the page that wants the consent first. */
export function wantsConsent(html: string): boolean {
	return /id=["']?personalData\b|static\/personal-data/i.test(html);
}

/** The Set-Cookie line for the text of the consent's reply; null for a malformed value. */
export function consentCookie(text: string): string | null {
	const value = /^\s*"?([\w-]{8,256})"?\s*$/.exec(text)?.[1];
	return value === undefined ? null : `${CONSENT_COOKIE}=${value}`;
}
