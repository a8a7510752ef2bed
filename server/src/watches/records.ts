import { createHash } from 'node:crypto';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { CarFacts } from '@avtosverka/registers/facts/car';
import type { WatchedRecord } from './changes.ts';

/** Market figures are no events: they differ from week to week for every car. */
export const WATCHED_SECTIONS = [
	'wanted',
	'restrict',
	'zalog',
	'registration',
	'dtp',
	'diagnostic',
	'osago',
	'recall',
	'customs',
] as const satisfies readonly Section[];
export type WatchedSection = (typeof WATCHED_SECTIONS)[number];

/** What can stop a deal is looked at every day. */
export const DAILY_SECTIONS: readonly WatchedSection[] = ['wanted', 'restrict', 'zalog', 'registration'];

type Readers = { readonly [S in WatchedSection]: (facts: CarFacts[S]) => readonly WatchedRecord[] };
type Word = string | number | null;

/** A record by what tells it from others; of its content only a digest is kept. */
function record(key: readonly Word[], content: unknown, words: readonly Word[]): WatchedRecord {
	const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
	return { key: key.join(' '), content: digest, words: words.filter((word) => word !== null).join(', ') };
}

const READERS: Readers = {
	wanted: ({ records }) =>
		records.map((one) => record([one.since], one, ['В розыске', one.since, one.initiatorRegion])),
	restrict: ({ records }) =>
		records.map((one) =>
			record([one.addedAt, one.authorityCode, one.kindCode], one, [
				one.kind ?? 'Запрет регистрации',
				one.authority,
				one.addedAt,
			]),
		),
	zalog: ({ open, events }) => [
		...open.map((one) => record(['open', one.number], one, ['Действующий залог', one.registeredAt])),
		...events.map((one) =>
			record(['event', one.at, one.number], one, [one.kind ?? 'Запись о залоге', one.at]),
		),
	],
	registration: ({ registryStatus, periods }) => [
		record(['status'], registryStatus, ['Состояние учёта', registryStatus]),
		...periods.map((one) => record(['period', one.from], one, ['Период владения', one.from, one.operation])),
	],
	dtp: ({ accidents }) =>
		accidents.map((one) => record([one.number ?? one.at], one, [one.kind ?? 'ДТП', one.at, one.region])),
	diagnostic: ({ cards }) =>
		cards
			.flatMap(({ number, issuedAt, expiresAt, odometer, previous }) => [
				{ number, issuedAt, expiresAt, odometer },
				...previous,
			])
			.map((one) =>
				record([one.number, one.issuedAt], one, [
					'Техосмотр',
					one.issuedAt,
					one.odometer === null ? null : `${one.odometer} км`,
				]),
			),
	osago: ({ policies }) =>
		policies.map((one) =>
			record([one.series, one.number], one, ['Полис ОСАГО', one.insurer, one.status, one.from]),
		),
	recall: ({ campaigns }) =>
		campaigns.map((one) =>
			record([one.startedAt, one.organizer], one, ['Отзывная кампания', one.organizer, one.startedAt]),
		),
	customs: (one) => [record(['release'], one, ['Выпуск таможней', one.country, one.releasedAt])],
};

/** The records of an answer; a section that has none yet gives an empty list. */
export function recordsOf(section: WatchedSection, facts: unknown): readonly WatchedRecord[] {
	return (READERS[section] as (facts: unknown) => readonly WatchedRecord[])(facts);
}
