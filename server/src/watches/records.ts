import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { regionName } from '@avtosverka/contract/vocabulary/region-name';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import type { OwnershipPeriod } from '@avtosverka/registers/registers/registration';
import type { Zalog } from '@avtosverka/registers/registers/zalog';
import { record, type WatchedRecord } from './watched-record.ts';

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

const since = (day: string | null) => (day === null ? '' : ` с ${formatDay(day)}`);
const shownDay = (day: string | null) => day && formatDay(day);

/**
 * Of each section its records: by what one is known and what of it is compared, both told alike by every
 * supplier. `form` goes up whenever that changes: what is remembered in another form is not compared.
 */
const READERS: {
	readonly [S in WatchedSection]: {
		readonly form: number;
		readonly read: (facts: CarFacts[S]) => readonly WatchedRecord[];
	};
} = {
	wanted: {
		form: 1,
		read: ({ records }) =>
			records.map((one) =>
				record({
					...{ key: [one.since], day: one.since, stops: true },
					words: [`В розыске${since(one.since)}`, regionName(one.initiatorRegion)],
				}),
			),
	},
	restrict: {
		form: 1,
		read: ({ records }) =>
			records.map((one) =>
				record({
					...{ key: [one.addedAt], state: [one.kindCode], day: one.addedAt, stops: true },
					words: [one.kind ?? 'Запрет регистрации', one.authority, shownDay(one.addedAt)],
				}),
			),
	},
	zalog: { form: 1, read: pledgesOf },
	registration: {
		form: 1,
		read: ({ registryStatus, periods }) => [
			...(registryStatus === null ? [] : [registryState(registryStatus)]),
			...periods.map((one) => periodOf(one, periods)),
		],
	},
	dtp: {
		form: 1,
		read: ({ accidents }) =>
			accidents.map((one) => {
				const day = one.at?.slice(0, 10) ?? null;
				return record({
					...{ key: [day ?? one.number], day },
					words: [one.kind ?? 'ДТП', shownDay(one.at), regionName(one.region)],
				});
			}),
	},
	diagnostic: {
		form: 1,
		read: ({ cards }) =>
			cards
				.flatMap(({ previous, ...card }) => [card, ...previous])
				.map((one) => {
					const isReading = one.number === null && one.expiresAt === null;
					const km = one.odometer === null ? null : `${one.odometer} км`;
					return record({
						...{ key: [one.issuedAt], state: [one.odometer, one.expiresAt], day: one.issuedAt },
						words: [isReading ? 'Показание одометра' : 'Техосмотр', shownDay(one.issuedAt), km],
					});
				}),
	},
	osago: {
		form: 1,
		read: ({ policies }) =>
			policies.map((one) =>
				record({
					key: [foldVin(`${one.series ?? ''}${one.number ?? ''}`)],
					...{ state: [one.active, one.to], day: one.from },
					words: [`Полис ОСАГО${since(one.from)}`, one.insurer, one.status],
				}),
			),
	},
	recall: {
		form: 1,
		read: ({ campaigns }) =>
			campaigns.map((one) =>
				record({
					...{ key: [one.startedAt], day: one.startedAt },
					words: [`Отзывная кампания${since(one.startedAt)}`, one.organizer],
				}),
			),
	},
	customs: {
		form: 1,
		read: ({ releasedAt, country }) => [
			record({
				...{ key: ['release'], state: [releasedAt], day: releasedAt },
				words: ['Выпуск таможней', country, shownDay(releasedAt)],
			}),
		],
	},
};

/** Some suppliers do not show pledges that have ended: the end of one is that it is there no longer. */
function pledgesOf({ open, events }: Zalog): readonly WatchedRecord[] {
	const rootOf = (number: string | null) => number?.split('/')[0]?.trim() || null;
	return open.map(({ registeredAt, number }) => {
		const root = rootOf(number);
		const changes = events.filter(
			(event) => event.kind !== null && root !== null && rootOf(event.number) === root,
		);
		const changedAt =
			changes
				.flatMap((event) => event.at ?? [])
				.toSorted()
				.at(-1) ?? null;
		const isChanged = changedAt !== null && changedAt !== registeredAt;
		return record({
			...{ key: [registeredAt ?? root], state: [changedAt], day: registeredAt, stops: true },
			words: [
				`Действующий залог${since(registeredAt)}`,
				isChanged ? `изменён ${formatDay(changedAt)}` : null,
			],
		});
	});
}

function registryState(words: string): WatchedRecord {
	const state = [words.toLowerCase().replaceAll('ё', 'е')];
	return record({ key: ['status'], state, words: ['Состояние учёта', words] });
}

/** Another owner is one change: the period that ends by it says nothing of its own. */
function periodOf(one: OwnershipPeriod, all: readonly OwnershipPeriod[]): WatchedRecord {
	const isLast = all.every(({ from }) => (from ?? '') <= (one.from ?? ''));
	const until = one.to === null ? '' : ` по ${formatDay(one.to)}`;
	return record({
		...{ key: ['period', one.from], state: [isLast ? (one.to ?? 'lasts') : null], day: one.from },
		words: [`Период владения${since(one.from)}${until}`, one.operation],
	});
}

/** The records of an answer, and the form in which they are compared; none of a section that has none yet. */
export function recordsOf(
	section: WatchedSection,
	facts: unknown,
): { readonly form: number; readonly records: readonly WatchedRecord[] } {
	const { form, read } = READERS[section] as {
		readonly form: number;
		readonly read: (facts: unknown) => readonly WatchedRecord[];
	};
	return { form, records: facts === null ? [] : read(facts) };
}
