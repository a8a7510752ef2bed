import { z } from 'zod';
import type { PageFailure } from '../../html/page-reply.ts';

/** What stands in the service's JSON in place of an answer. */
const Complaint = z.object({
	ERROR: z.unknown().optional(),
	ERRORS: z.unknown().optional(),
	STATUS: z.unknown().optional(),
	captchaRequired: z.unknown().optional(),
});

/** The service's own words for being down, or for a search that it has already forgotten. */
const DOWN = /внутренняя ошибка|недопустимый идентификатор запроса|сервис (?:временно )?недоступен/i;
/** The fields of the form by name: what else may stand in their place is not for a log. */
const FIELDS = ['fam', 'nam', 'otch', 'bdate', 'doctype', 'docno', 'docdt'];
const CAPTCHA_FIELDS = ['captcha', 'captchaToken'];

/** The complaint in a JSON of the service; null for one that complains of nothing. Never throws. */
export function troubleOf(json: unknown): PageFailure | null {
	const read = Complaint.safeParse(json);
	if (!read.success) return null;
	const { ERROR: words, ERRORS: errors, STATUS: status, captchaRequired } = read.data;
	const named = typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
	const wantsPicture = captchaRequired === true || CAPTCHA_FIELDS.some((field) => named.includes(field));
	if (wantsPicture) {
		return { state: 'refused', reason: 'captcha', detail: 'the service wants a picture to be read' };
	}
	if (!isPresent(words) && (!isPresent(errors) || isEmpty(errors))) return null;
	if ((typeof status === 'number' && status >= 500) || (typeof words === 'string' && DOWN.test(words))) {
		return { state: 'unreachable', detail: 'the service tells of an error of its own' };
	}
	const fields = FIELDS.filter((field) => named.includes(field));
	return { state: 'unreadable', detail: `the form complains: ${fields.join(', ') || 'of no known field'}` };
}

function isPresent(value: unknown): boolean {
	return value !== undefined && value !== null && value !== '';
}

function isEmpty(value: unknown): boolean {
	return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
