import type { CodeDoubt } from '@avtosverka/contract/vocabulary/region-codes';

/** What is said of a code that is not quite certain. */
export const DOUBT_WORDS: Readonly<Record<CodeDoubt, string>> = {
	newer: 'есть только в списке 2026 года',
	'one-list': 'есть только в одном из списков',
	'issued-earlier': 'больше не выдают, но номера с ним ещё ездят',
	'two-regions': 'в разные годы был у двух регионов: по одному коду не понять, у какого',
};

/** The mark behind such a code, explained below the table; a «?» would look like our own doubt. */
export const DOUBT_MARK: Readonly<Record<CodeDoubt, string>> = {
	newer: 'н',
	'one-list': 'о',
	'issued-earlier': 'с',
	'two-regions': 'д',
};
