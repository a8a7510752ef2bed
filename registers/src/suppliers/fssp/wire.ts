import type { Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import {
	elementsOf,
	type HtmlElement,
	type HtmlTree,
	hasClass,
	isElement,
	readFragment,
} from '../../html/document.ts';
import { linesOf, textOf } from '../../html/lines.ts';
import { isRecord } from '../../reading/node.ts';

/** The page with the form. */
export const FSSP_PAGE_PATH = '/iss/ip';
/** Where the form's script asks. */
export const SEARCH_PATH = '/ajax_search';

/** A row of the table: the lines of each of its cells. */
export type FsspRow = readonly (readonly string[])[];

/** What the service says to a search. */
export type FsspResult =
	/** `total`: its own count of all rows on all pages; null where it cannot be read. */
	| { readonly kind: 'rows'; readonly rows: readonly FsspRow[]; readonly total: number | null }
	| { readonly kind: 'none' }
	| { readonly kind: 'busy' }
	| { readonly kind: 'refused'; readonly reason: Refusal }
	| { readonly kind: 'unclear'; readonly why: string };

/** Columns of a row: debtor, proceedings, writ, end, payment, subject and sum, department, bailiff. */
export const COLUMNS = 8;

/** All of Russia. */
const EVERY_REGION = '-1';

/** The search of a person as the form's script sends it; `page` counts from 1. */
export function searchQuery(person: Person, page: number, callback: string): string {
	const query = new URLSearchParams({
		callback,
		system: 'ip',
		'is[extended]': '1',
		nocache: '1',
		'is[variant]': '1',
		'is[region_id][0]': EVERY_REGION,
		'is[last_name]': person.lastName,
		'is[first_name]': person.firstName,
		'is[drtr_name]': '',
		'is[ip_number]': '',
		'is[patronymic]': person.middleName,
		'is[date]': formatDay(person.birthDate),
		'is[address]': '',
		'is[id_number]': '',
		'is[id_type][0]': '',
		'is[id_issuer]': '',
		'is[inn]': '',
	});
	if (page > 1) query.set('page', String(page));
	return query.toString();
}

/** Reads JSONP, `typeof CB === 'function' && CB({ data, err });`, of exactly this callback; never throws. */
export function readFsspSearch(text: string, callback: string): FsspResult {
	const json = readJsonp(text, callback);
	if (!isRecord(json) || typeof json.data !== 'string')
		return { kind: 'unclear', why: 'no call of our callback' };
	const failed = json.err !== undefined && json.err !== null && json.err !== '';
	return readData(json.data, failed);
}

/** The one argument of the call; undefined for any other text. It is read and never run. */
function readJsonp(text: string, callback: string): unknown {
	const call = text.trim();
	const head = `/**/ typeof ${callback} === 'function' && ${callback}(`;
	const tail = /\);?$/.exec(call)?.[0];
	if (!call.startsWith(head) || tail === undefined) return undefined;
	try {
		return JSON.parse(call.slice(head.length, -tail.length));
	} catch {
		return undefined;
	}
}

const CAPTCHA = /captcha-popup|ncapcha|capchaVisual/i;
const TOTAL = /Найдено записей:\s*(\d[\d\s]{0,12})/i;
const NONE = /^(?:По вашему запросу )?ничего не найдено[.!]?$/i;
const LIMIT = /превысили лимит/i;
const BUSY = /уже обрабатывается/i;
/** What may stand beside «nothing found» only if something went wrong. */
const TROUBLE = /ошибк|повторите|позже|недоступ|лимит|обрабатыва|работы/i;
/** Rows in the text itself: what a broken comment or script has swallowed was there all the same. */
const ROWS_IN_TEXT = /Найдено записей|<\s*t[dr]\b/i;

/** What a page says; the order of the checks distinguishes the pages. */
function readData(html: string, failed: boolean): FsspResult {
	if (CAPTCHA.test(html)) return { kind: 'refused', reason: 'captcha' };
	const tree = readFragment(html);
	if (tree === null) return { kind: 'unclear', why: 'no fragment of this service' };
	const rows = readRows(tree);
	const total = readTotal(tree);
	if (!failed && (rows.length > 0 || (total ?? 0) > 0)) return { kind: 'rows', rows, total };
	const lines = linesOf(tree.root);
	const text = lines.join(' ');
	if (LIMIT.test(text)) return { kind: 'refused', reason: 'quota' };
	if (BUSY.test(text)) return { kind: 'busy' };
	if (failed) return { kind: 'unclear', why: 'the service tells of an error' };
	const denies = lines.some((line) => NONE.test(line)) && !TROUBLE.test(text) && !ROWS_IN_TEXT.test(html);
	return denies ? { kind: 'none' } : { kind: 'unclear', why: 'a fragment of another shape' };
}

function readTotal({ root }: HtmlTree): number | null {
	const totalText = elementsOf(root).find((element) => hasClass(element, 'search-found-total'));
	const digits = totalText && TOTAL.exec(textOf(totalText))?.[1]?.replace(/\s/g, '');
	return digits ? Number(digits) : null;
}

/** Rows with cells; headlines and names of regions, which are one cell over all columns, are none. */
function readRows({ root }: HtmlTree): readonly FsspRow[] {
	return elementsOf(root, (element) => element.tagName !== 'tr')
		.filter(({ tagName }) => tagName === 'tr')
		.map(cellsOf)
		.filter((cells) => cells.length > 1)
		.map((cells) => cells.map((cell) => linesOf(cell)));
}

/** A table inside a cell has rows of its own, which are none of ours. */
function cellsOf(row: HtmlElement): readonly HtmlElement[] {
	return row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td');
}
