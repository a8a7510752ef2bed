import type { RestrictRecord } from '@avtosverka/contract/check/restrict';
import { mayNamePerson } from './company-name.ts';
import { sinceDay } from './days.ts';

/** The kinds of restriction that tables know, by the register's code. */
const KINDS: Readonly<Record<string, string>> = {
	'1': 'Запрет на регистрационные действия',
	'2': 'Запрет на снятие с учёта',
	'3': 'Запрет на регистрационные действия и техосмотр',
	'4': 'Ограничение из-за утилизации',
	'5': 'Регистрация аннулирована',
};

/** The same kinds where a supplier tells them in words alone; the first that fits. */
const KIND_WORDS: readonly (readonly [words: RegExp, code: string])[] = [
	[/утилиз/i, '4'],
	[/аннулир/i, '5'],
	[/снят/i, '2'],
	[/запре(т|щ)|арест/i, '1'],
];

/** Who imposes restrictions: the word for a sentence and what to ask the seller. */
type Authority = { readonly name: string; readonly question: string };

const BAILIFF: Authority = {
	name: 'судебный пристав',
	question: 'За какой долг пристав наложил запрет и есть ли постановление о его снятии?',
};
const POLICE: Authority = {
	name: 'полиция',
	question: 'По какому делу полиция наложила запрет и есть ли документ о его снятии?',
};

const AUTHORITIES: Readonly<Record<string, Authority>> = {
	'1': {
		name: 'суд',
		question: 'По какому делу суд наложил запрет и есть ли определение о его снятии?',
	},
	'2': BAILIFF,
	'3': {
		name: 'таможня',
		question: 'Уплачены ли таможенные платежи и есть ли документ таможни о снятии запрета?',
	},
	'4': {
		name: 'органы социальной защиты',
		question: 'Разрешили ли органы социальной защиты продать машину?',
	},
	'5': { name: 'нотариус', question: 'Почему нотариус наложил запрет и чем подтверждается, что он снят?' },
	'6': POLICE,
	'7': POLICE,
};

const AUTHORITY_WORDS: readonly (readonly [words: RegExp, code: string])[] = [
	[/пристав/i, '2'],
	[/суд/i, '1'],
	[/тамож/i, '3'],
	[/соц/i, '4'],
	[/нотариус/i, '5'],
	[/полици|овд|правоохран/i, '6'],
];

const ANYBODY = 'Кто и за что наложил ограничение и чем подтверждается, что оно снято?';

/** A restriction's kind in words; null for a code or words that no table knows, and where there are none. */
export function kindOf({ ogrkodCode, ogrkod }: RestrictRecord): string | null {
	return KINDS[ogrkodCode ?? ''] ?? KINDS[codeInWords(KIND_WORDS, ogrkod)] ?? null;
}

/**
 * « с 05.09.2022: судебный пристав, Московская область» — since when, by whom and where, as far as the
 * record says.
 */
export function circumstancesOf(record: RestrictRecord): string {
	const details = [authorityInWords(record), record.regname].filter(Boolean).join(', ');
	return `${sinceDay(record.dateadd)}${details === '' ? '' : `: ${details}`}`;
}

/** What to ask the seller about a restriction. */
export function questionAbout(record: RestrictRecord): string {
	return authorityOf(record)?.question ?? ANYBODY;
}

function authorityOf({ divtypeCode, divtype }: RestrictRecord): Authority | null {
	return AUTHORITIES[divtypeCode ?? ''] ?? AUTHORITIES[codeInWords(AUTHORITY_WORDS, divtype)] ?? null;
}

/**
 * Who imposed a restriction. A code that no table knows is named, not guessed; 0 is the register's own «not
 * provided for».
 */
export function authorityInWords(record: RestrictRecord): string | null {
	const known = authorityOf(record)?.name ?? record.divtype;
	if (known !== null) return mayNamePerson(known) ? null : known;
	const code = record.divtypeCode;
	return code === null || code === '0' ? null : `орган с неизвестным нам кодом ${code}`;
}

function codeInWords(table: typeof KIND_WORDS, words: string | null): string {
	return (words !== null && table.find(([known]) => known.test(words))?.[1]) || '';
}
