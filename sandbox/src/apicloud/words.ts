import { APICLOUD_TOKEN } from '../settings.ts';

/** A body of the supplier. */
export type Body = Readonly<Record<string, unknown>>;

/** What a call costs and what is left, beside every good answer. */
const inquiry = (price: number) => ({ price, balance: 1000, speed: 1, attempts: 1 });

/** A good answer; every one is charged. */
export function good(fields: Body, price = 0.8): Body {
	return { status: 200, ...fields, inquiry: inquiry(price) };
}

export function error(code: string, message: string): Body {
	return { error: code, message };
}

/** The source behind the supplier has not answered. */
export const SOURCE_DOWN: Body = {
	status: 404,
	error: 'TIME_MAX_CONNECT',
	errormsg: 'Достигнуто максимальное количество коннектов, при которых ресурс не вернул результата',
};

export const WRONG_TOKEN = error('499', 'WRONG_TOKEN_KEY');
export const NO_TYPE = error('500', 'MISSING_REQUIRED_TYPE_PARAMETER');
export const NO_PARAMETER = error('766', 'MISSING_MANDATORY_PARAMETER');
export const WRONG_DATE = error('015', 'DATE_ERROR');

/** Why a token is not let in; null for the right one. */
export function refusalOf(token: string): Body | null {
	if (token === '') return error('502', 'MISSING_REQUIRED_TOKEN_PARAMETER');
	if (token.length !== APICLOUD_TOKEN.length) return WRONG_TOKEN;
	return token === APICLOUD_TOKEN ? null : error('503', 'TOKEN_NOT_REGISTERED_IN_THE_SYSTEM');
}

/** `1980-02-01` as the supplier writes it. */
export function russianDay(day: string): string {
	return day.split('-').reverse().join('.');
}
