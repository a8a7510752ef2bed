import { readFileSync } from 'node:fs';
import { decodeText } from '../transport/charset.ts';
import type { WellAnswer } from './faults.ts';

/** A public page that is asked about a person, and whose calls go wrong from a certain one on. */
export type PageSituation = {
	readonly supplier: 'fns' | 'fssp' | 'fsin';
	/** True for a call that goes well even while others fail. */
	readonly skipped: (path: string) => boolean;
	/** What the supplier says to a call when it is well. */
	readonly well: (path: string) => WellAnswer;
};

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const fixture = (path: string) =>
	decodeText(
		readFileSync(new URL(`../suppliers/${path}`, import.meta.url)),
		path.endsWith('html') ? 'text/html' : '',
	);

function fnsSays(path: string): WellAnswer {
	const file = (name: string) => fixture(`fns/fixtures/${name}`);
	const error = file('error.json');
	if (path === '/inn.do') {
		const form = file('form.html');
		return { type: HTML, none: form, some: form, error };
	}
	if (path === '/inn-new-proc.do') {
		const accepted = file('accepted.json');
		return { type: JSON_TYPE, none: accepted, some: accepted, error };
	}
	return { type: JSON_TYPE, none: file('not_found.json'), some: file('found.json'), error };
}

function fsspSays(path: string): WellAnswer {
	const callback = new URL(path, 'http://register.test').searchParams.get('callback');
	const file = (name: string) =>
		fixture(`fssp/fixtures/${name}.jsonp`).replaceAll(
			'jQuery17200000000000000000_1444115108291',
			callback ?? '',
		);
	const none = file('none');
	const error = none.replace('"err": ""', '"err": "Произошла ошибка"');
	return callback === null
		? { type: HTML, none: '<form></form>', some: '<form></form>', error: '<p>Произошла ошибка</p>' }
		: { type: SCRIPT, none, some: file('two_closed'), error };
}

function fsinSays(): WellAnswer {
	const none = fixture('fsin/fixtures/none.html');
	const error = none.replace('type-6">', 'type-6"><p>Произошла ошибка</p>');
	return { type: HTML, none, some: fixture('fsin/fixtures/one.html'), error };
}

const nothingSkipped = () => false;

/** Every such page, at each of its calls. */
export const PAGE_SITUATIONS = {
	'fns, the page': { supplier: 'fns', skipped: nothingSkipped, well: fnsSays },
	'fns, the search': { supplier: 'fns', skipped: (path) => path === '/inn.do', well: fnsSays },
	'fns, the look': { supplier: 'fns', skipped: (path) => path.endsWith('.do'), well: fnsSays },
	'fssp, the page': { supplier: 'fssp', skipped: nothingSkipped, well: fsspSays },
	'fssp, the search': { supplier: 'fssp', skipped: (path) => path.startsWith('/iss/'), well: fsspSays },
	'fsin, the list': { supplier: 'fsin', skipped: nothingSkipped, well: fsinSays },
} as const satisfies Record<string, PageSituation>;
