import type { ZalogData } from '@avtosverka/contract/check/zalog';
import type { Timeline } from '@avtosverka/contract/decision';
import type { MarkKind, Severity } from '@avtosverka/contract/vocabulary/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { type Car, readData } from '../car.ts';
import { byDay, pastDay } from '../days.ts';
import { authorityInWords, kindOf } from '../restrictions.ts';
import type { Finding } from '../rule.ts';

type Mark = Timeline['marks'][number];

/**
 * What happened to the car on a day, oldest first; a record that names no day makes no mark. `findings` are
 * those of all rules, gravest first.
 */
export function marksOf(car: Car, findings: readonly Finding[]): Mark[] {
	const severityOf = (section: Section, record: string | null): Severity | null =>
		findings.find((finding) => finding.section === section && (record === null || finding.record === record))
			?.severity ?? null;
	/** Of an answer that is one record, findings name its fields: `record` is then null. */
	const mark = (
		section: Section,
		kind: MarkKind,
		date: string | null,
		words: string,
		record: string | null,
	): Mark[] => {
		const day = pastDay(date, car.today);
		if (day === null) return [];
		return [{ kind, date: day, section, text: words, severity: severityOf(section, record) }];
	};
	const customs = readData(car, 'customs');
	const marks = [
		...(readData(car, 'dtp')?.Accidents ?? []).flatMap(({ AccidentDateTime, AccidentType }, index) => {
			const words = text('ДТП', AccidentType && uncapitalized(AccidentType));
			return mark('dtp', 'accident', AccidentDateTime, words, `Accidents.${index}`);
		}),
		...(readData(car, 'wanted')?.records ?? []).flatMap(({ w_data_pu, w_reg_inic }, index) =>
			mark('wanted', 'wanted', w_data_pu, text('Объявлена в розыск', w_reg_inic), `records.${index}`),
		),
		...(readData(car, 'restrict')?.records ?? []).flatMap((record, index) => {
			const words = text(kindOf(record) ?? 'Ограничение ГИБДД', authorityInWords(record));
			return mark('restrict', 'ban', record.dateadd, words, `records.${index}`);
		}),
		...pledges(readData(car, 'zalog')).flatMap(({ kind, date, record }) => {
			const words = kind === 'pledge' ? 'Внесена в реестр залогов' : 'Исключена из реестра залогов';
			return mark('zalog', kind, date, words, record);
		}),
		...(readData(car, 'recall') ?? []).flatMap(({ date, recall_reason }, index) =>
			mark('recall', 'recall', date, text('Отзывная кампания', recall_reason), `${index}`),
		),
		...(customs === null
			? []
			: mark('customs', 'customs', customs.date, text('Выпуск таможней', customs.country), null)),
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

type PledgeEvent = { readonly kind: MarkKind; readonly date: string; readonly record: string };

/** Beginnings and ends; one notice stands in the list and in the history, there also with a part's number. */
function pledges(data: ZalogData | null): readonly PledgeEvent[] {
	if (data === null) return [];
	const seen = new Map<string, PledgeEvent>();
	const add = (kind: MarkKind | null, date: string | null, number: string | null, record: string) => {
		if (kind === null || !date) return;
		const key = [kind, date, number?.split('/')[0]].join('|');
		if (!seen.has(key)) seen.set(key, { kind, date, record });
	};
	data.list.forEach(({ registerDate, number }, index) => {
		add('pledge', registerDate, number, `list.${index}`);
	});
	data.history.forEach(({ dateStr, typeStr, number }, index) => {
		add(pledgeKind(typeStr), dateStr, number, `history.${index}`);
	});
	return [...seen.values()];
}

/** Null for a change, and for unknown words. */
function pledgeKind(words: string | null): MarkKind | null {
	if (/исключ|прекращ/i.test(words ?? '')) return 'pledge-ended';
	return /возник/i.test(words ?? '') ? 'pledge' : null;
}
