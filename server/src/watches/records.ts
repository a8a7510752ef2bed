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
type Description = {
	/** What all suppliers tell alike: days and numbers of the register, no codes and no words. */
	readonly key: readonly Word[];
	readonly day?: string | null;
	readonly stops?: boolean;
	readonly words: readonly Word[];
};

/** A record as it is compared; of its content only a digest is kept. */
function record(content: unknown, { key, day = null, stops = false, words }: Description): WatchedRecord {
	const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
	const told = words.filter((word) => word !== null).join(', ');
	return { key: key.join(' '), content: digest, words: told, day, stops };
}

const READERS: Readers = {
	wanted: ({ records }) =>
		records.map((one) =>
			record(one, {
				...{ key: [one.since], day: one.since, stops: true },
				words: ['В розыске', one.since, one.initiatorRegion],
			}),
		),
	restrict: ({ records }) =>
		records.map((one) =>
			record(one, {
				...{ key: [one.addedAt], day: one.addedAt, stops: true },
				words: [one.kind ?? 'Запрет регистрации', one.authority, one.addedAt],
			}),
		),
	zalog: ({ open, events }) => [
		...open.map((one) =>
			record(one, {
				...{ key: ['open', one.registeredAt ?? one.number], day: one.registeredAt, stops: true },
				words: ['Действующий залог', one.registeredAt],
			}),
		),
		...events.map((one) =>
			record(one, {
				...{ key: ['event', one.at ?? one.number], day: one.at },
				words: [one.kind ?? 'Запись о залоге', one.at],
			}),
		),
	],
	registration: ({ registryStatus, periods }) => [
		...(registryStatus === null
			? []
			: [record(registryStatus, { key: ['status'], words: ['Состояние учёта', registryStatus] })]),
		...periods.map((one) =>
			record(one, {
				...{ key: ['period', one.from], day: one.from },
				words: ['Период владения', one.from, one.operation],
			}),
		),
	],
	dtp: ({ accidents }) =>
		accidents.map((one) => {
			const day = one.at?.slice(0, 10) ?? null;
			return record(one, { key: [day ?? one.number], day, words: [one.kind ?? 'ДТП', one.at, one.region] });
		}),
	diagnostic: ({ cards }) =>
		cards
			.flatMap(({ number, issuedAt, expiresAt, odometer, previous }) => [
				{ number, issuedAt, expiresAt, odometer },
				...previous,
			])
			.map((one) =>
				record(one, {
					...{ key: [one.issuedAt], day: one.issuedAt },
					words: ['Техосмотр', one.issuedAt, one.odometer === null ? null : `${one.odometer} км`],
				}),
			),
	osago: ({ policies }) =>
		policies.map((one) =>
			record(one, {
				...{ key: [one.series, one.number], day: one.from },
				words: ['Полис ОСАГО', one.insurer, one.status, one.from],
			}),
		),
	recall: ({ campaigns }) =>
		campaigns.map((one) =>
			record(one, {
				...{ key: [one.startedAt], day: one.startedAt },
				words: ['Отзывная кампания', one.organizer, one.startedAt],
			}),
		),
	customs: (one) => [
		record(one, {
			...{ key: ['release'], day: one.releasedAt },
			words: ['Выпуск таможней', one.country, one.releasedAt],
		}),
	],
};

/** The records of an answer; a section that has none yet gives an empty list. */
export function recordsOf(section: WatchedSection, facts: unknown): readonly WatchedRecord[] {
	return (READERS[section] as (facts: unknown) => readonly WatchedRecord[])(facts);
}
