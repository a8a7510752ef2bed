import { readFileSync } from 'node:fs';
import type { WellAnswer } from './faults.ts';

/** A supplier of a list about people whose calls go wrong from a certain one on. */
export type ListSituation = {
	readonly supplier: 'efrsb' | 'fedresurs' | 'fedsfm';
	/** True for a call that goes well even while others fail: it then shows what it has. */
	readonly skipped: (path: string) => boolean;
	/** What the supplier says to a call when it is well. */
	readonly well: (path: string) => WellAnswer;
};

const JSON_TYPE = 'application/json; charset=utf-8';
const fixture = (path: string) => readFileSync(new URL(`../suppliers/${path}`, import.meta.url), 'utf8');
/** A paper that tells another day says «not this one». */
const bornElsewhen = (text: string) =>
	text.replace('1980-02-01', '1961-03-17').replace('01.02.1980', '17.03.1961');

const ERROR = JSON.stringify({
	message: 'Внутренняя ошибка',
	errorId: '00000000-0000-4000-8000-000000000043',
});

function listOr(detailsPage: WellAnswer, isDetailsPage: (path: string) => boolean, folder: string) {
	const list: WellAnswer = {
		type: JSON_TYPE,
		none: fixture(`${folder}/fixtures/none.json`),
		some: fixture(`${folder}/fixtures/found.json`),
		error: ERROR,
	};
	return (path: string) => (isDetailsPage(path) ? detailsPage : list);
}

const isCard = (path: string) => path.startsWith('/backend/persons/');
const card = fixture('efrsb/fixtures/card.json');
const efrsbSays = listOr(
	{ type: JSON_TYPE, none: bornElsewhen(card), some: card, error: ERROR },
	isCard,
	'efrsb',
);

const isNotice = (path: string) => path.startsWith('/search/notification/');
const notice = fixture('fedresurs/fixtures/notice.html');
const fedresursSays = listOr(
	{
		type: 'text/html; charset=utf-8',
		none: bornElsewhen(notice),
		some: notice,
		error: '<html><body><h1>Произошла ошибка</h1></body></html>',
	},
	isNotice,
	'fedresurs',
);

function fedsfmSays(): WellAnswer {
	const none = fixture('fedsfm/fixtures/none.json');
	const some = fixture('fedsfm/fixtures/found.json');
	return { type: JSON_TYPE, none, some, error: none.replace('false', 'true') };
}

/** Every list about people, at each of its calls. */
export const LIST_SITUATIONS = {
	'efrsb, the list': { supplier: 'efrsb', skipped: isCard, well: efrsbSays },
	'efrsb, the card': { supplier: 'efrsb', skipped: (path) => !isCard(path), well: efrsbSays },
	'fedresurs, the list': { supplier: 'fedresurs', skipped: isNotice, well: fedresursSays },
	'fedresurs, the notice': { supplier: 'fedresurs', skipped: (path) => !isNotice(path), well: fedresursSays },
	'fedsfm, the search': { supplier: 'fedsfm', skipped: () => false, well: fedsfmSays },
} as const satisfies Record<string, ListSituation>;
