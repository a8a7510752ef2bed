import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { apicloudSays } from '@avtosverka/registers/testing/apicloud-situations';
import { FAULTS, type FaultName, type WellAnswer } from '@avtosverka/registers/testing/faults';
import { LIST_SITUATIONS } from '@avtosverka/registers/testing/list-situations';
import { PAGE_SITUATIONS } from '@avtosverka/registers/testing/page-situations';

/**
 * What a supplier sends; `none-of-part`: of several records it shows one, and that is certainly another
 * person's. A supplier that is not asked sends nothing.
 */
export type SentState = Exclude<AnswerState, 'not-asked'> | 'none-of-part';

/** Suppliers that are asked about people; each for one register here, but api-cloud.ru for two. */
export const ASKED = ['apicloud', 'fns', 'fssp', 'efrsb', 'fedresurs', 'fsin', 'fedsfm'] as const;
export type AskedSupplier = (typeof ASKED)[number] & SupplierId;

const WELL: Readonly<Record<AskedSupplier, (path: string) => WellAnswer>> = {
	apicloud: apicloudSays,
	fns: PAGE_SITUATIONS['fns, the look'].well,
	fssp: PAGE_SITUATIONS['fssp, the search'].well,
	fsin: PAGE_SITUATIONS['fsin, the list'].well,
	efrsb: LIST_SITUATIONS['efrsb, the list'].well,
	fedresurs: LIST_SITUATIONS['fedresurs, the list'].well,
	fedsfm: LIST_SITUATIONS['fedsfm, the search'].well,
};

const fixture = (name: string) =>
	readFileSync(new URL(`../../registers/src/suppliers/${name}`, import.meta.url), 'utf8');

/** More records are counted than are shown. */
const COUNTED_MORE: readonly (readonly [RegExp, string])[] = [
	[/Найдено записей: <b>\d+<\/b>/, 'Найдено записей: <b>5</b>'],
	[/"(total|found|recordsFiltered|PagesCount)": 1\b/, '"$1": 3'],
	[/<\/body>/, '<a href="/criminal/?PAGEN_1=3">3</a></body>'],
];
/** The birth date of the person of the fixtures, and another one. */
const OF_ANOTHER: readonly (readonly [RegExp, string])[] = [
	[/1980-02-01/g, '1961-03-17'],
	[/01\.02\.1980/g, '17.03.1961'],
];

const changed = (text: string, changes: readonly (readonly [RegExp, string])[]) =>
	changes.reduce((changed, [what, by]) => changed.replace(what, by), text);

/** The answer of a supplier that has records: an open case of the bailiffs where there is a choice. */
function some(supplier: AskedSupplier, path: string): string {
	const well = WELL[supplier](path);
	const callback = new URL(path, 'http://register.test').searchParams.get('callback');
	if (supplier !== 'fssp' || callback === null) return well.some;
	return fixture('fssp/fixtures/open_and_closed.jsonp').replaceAll(/jQuery\d+_\d+/g, callback);
}

function part(supplier: AskedSupplier, path: string): string {
	// Several people fit: this register has no list of which a part could be missing.
	if (supplier === 'fns' && path.endsWith('.json')) return fixture('fns/fixtures/ambiguous.json');
	return changed(some(supplier, path), COUNTED_MORE);
}

/** A later page of the wanted is counted and never comes. */
const isLaterPage = (path: string) => path.includes('PAGEN_1=');

/** The answer in order that carries this state; null for the rest. */
function bodyOf(sent: SentState, supplier: AskedSupplier, path: string): string | null {
	switch (sent) {
		case 'found':
			return some(supplier, path);
		case 'clear':
			return WELL[supplier](path).none;
		case 'partial':
			return isLaterPage(path) ? null : part(supplier, path);
		case 'none-of-part':
			return isLaterPage(path) ? null : changed(part(supplier, path), OF_ANOTHER);
		case 'unreachable':
		case 'refused':
		case 'unreadable':
			return null;
	}
}

/** What goes wrong where no answer comes in order. */
const WRONG: Readonly<Record<SentState, FaultName>> = {
	found: 'HTTP 500',
	clear: 'HTTP 500',
	partial: 'HTTP 500',
	'none-of-part': 'HTTP 500',
	unreachable: 'connection reset',
	refused: 'HTTP 429',
	unreadable: 'a page of something else',
};

type Call = {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	/** Its path as the supplier sees it. */
	readonly path: string;
};

/** Answers one request to a supplier with the bytes of a state. */
export function send(sent: SentState, supplier: AskedSupplier, { request, response, path }: Call): void {
	const well = WELL[supplier](path);
	const body = bodyOf(sent, supplier, path);
	if (body === null) FAULTS[WRONG[sent]](request, response, well);
	else response.writeHead(200, { 'content-type': well.type }).end(body);
}
