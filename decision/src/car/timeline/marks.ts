import type { ZalogData } from '@avtosverka/contract/check/zalog';
import type { Timeline } from '@avtosverka/contract/decision';
import type { MarkKind } from '@avtosverka/contract/vocabulary/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { type Car, readData } from '../car.ts';
import { byDay, pastDay } from '../days.ts';
import { authorityInWords, kindOf } from '../restrictions.ts';

type Mark = Timeline['marks'][number];

/** What happened to the car on a day, oldest first; a record that names no day makes no mark. */
export function marksOf(car: Car): Mark[] {
	const mark = (section: Section, kind: MarkKind, date: string | null, words: string): Mark[] => {
		const day = pastDay(date, car.today);
		return day === null ? [] : [{ kind, date: day, section, text: words }];
	};
	const customs = readData(car, 'customs');
	const marks = [
		...(readData(car, 'dtp')?.Accidents ?? []).flatMap(({ AccidentDateTime, AccidentType }) =>
			mark('dtp', 'accident', AccidentDateTime, text('ДТП', AccidentType && uncapitalized(AccidentType))),
		),
		...(readData(car, 'wanted')?.records ?? []).flatMap(({ w_data_pu, w_reg_inic }) =>
			mark('wanted', 'wanted', w_data_pu, text('Объявлена в розыск', w_reg_inic)),
		),
		...(readData(car, 'restrict')?.records ?? []).flatMap((record) =>
			mark(
				'restrict',
				'ban',
				record.dateadd,
				text(kindOf(record) ?? 'Ограничение ГИБДД', authorityInWords(record)),
			),
		),
		...pledges(readData(car, 'zalog')).flatMap(([kind, date]) =>
			mark(
				'zalog',
				kind,
				date,
				kind === 'pledge' ? 'Внесена в реестр залогов' : 'Исключена из реестра залогов',
			),
		),
		...(readData(car, 'recall') ?? []).flatMap(({ date, recall_reason }) =>
			mark('recall', 'recall', date, text('Отзывная кампания', recall_reason)),
		),
		...(customs === null
			? []
			: mark('customs', 'customs', customs.date, text('Выпуск таможней', customs.country))),
	];
	return marks.sort((one, other) => byDay(one.date, other.date));
}

/** Longer details stand in the section. */
const DETAIL = 60;

function text(what: string, detail: string | null): string {
	const short = detail?.trim() ?? '';
	return short === '' || short.length > DETAIL ? what : `${what}: ${short}`;
}

function uncapitalized(words: string): string {
	return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Beginnings and ends; one notice stands in the list and in the history, there also with a part's number. */
function pledges(data: ZalogData | null): readonly (readonly [MarkKind, string])[] {
	if (data === null) return [];
	const seen = new Map<string, readonly [MarkKind, string]>();
	const add = (kind: MarkKind | null, date: string | null, number: string | null) => {
		if (kind !== null && date) seen.set([kind, date, number?.split('/')[0]].join('|'), [kind, date]);
	};
	for (const { registerDate, number } of data.list) add('pledge', registerDate, number);
	for (const { dateStr, typeStr, number } of data.history) add(pledgeKind(typeStr), dateStr, number);
	return [...seen.values()];
}

/** Null for a change, and for words that nobody explains. */
function pledgeKind(words: string | null): MarkKind | null {
	if (/исключ|прекращ/i.test(words ?? '')) return 'pledge-ended';
	return /возник/i.test(words ?? '') ? 'pledge' : null;
}
