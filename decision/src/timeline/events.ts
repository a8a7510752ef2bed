import type { Timeline } from '@avtosverka/contract/decision';
import type { OwnerKind } from '@avtosverka/contract/vocabulary/decision';
import { formatDay, type IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import { byDay } from '../car/days.ts';
import { estimateText } from './run-words.ts';

/** Everything that a timeline knows of one day. */
export type TimelineEvent = {
	readonly date: IsoDate;
	/** What happened, each in a few words. */
	readonly texts: readonly string[];
	/** The odometer, «201 532 км»; null where it was not read. */
	readonly reading: string | null;
	/** Who owned the car, «компания с 03.06.2014»; null where that is unknown. */
	readonly owner: string | null;
};

/** How the kinds of owners are called; an unknown kind has no name. */
export const OWNER_WORDS: Readonly<Record<OwnerKind, string | null>> = {
	person: 'физлицо',
	company: 'компания',
	unknown: null,
};

/** What a reading is of. */
export const INSPECTION_TEXT = 'Техосмотр';

/** A reading as it is written everywhere on a timeline. */
export function readingText(km: number): string {
	return `${formatKilometres(km)}`;
}

/** The days of a timeline, oldest first: rows of its table, and what one moves through on its drawing. */
export function eventsOf(timeline: Timeline): readonly TimelineEvent[] {
	const days = new Map<IsoDate, { texts: string[]; readings: string[] }>();
	const dayOf = (date: IsoDate) => {
		const day = days.get(date) ?? { texts: [], readings: [] };
		days.set(date, day);
		return day;
	};
	timeline.owners.forEach(({ from, to }, place) => {
		dayOf(from).texts.push(place === 0 ? 'Регистрация' : 'Новый владелец');
		if (to !== null && timeline.owners[place + 1]?.from !== to) dayOf(to).texts.push('Конец владения');
	});
	for (const { date, text } of timeline.marks) dayOf(date).texts.push(text);
	for (const { from, to } of timeline.policies) dayOf(from).texts.push(`Полис ОСАГО до ${formatDay(to)}`);
	for (const { date, km } of timeline.mileage) {
		dayOf(date).texts.push(INSPECTION_TEXT);
		dayOf(date).readings.push(readingText(km));
	}
	// It goes with today, where the axis ends: a day of its own in the table and on the drawing.
	if (timeline.runEstimate !== null) {
		dayOf(timeline.to).texts.push(`Оценка пробега ${estimateText(timeline.runEstimate)}\u00a0км`);
	}
	return [...days]
		.sort(([one], [other]) => byDay(one, other))
		.map(([date, { texts, readings }]) => ({
			date,
			texts: [...new Set(texts)],
			reading: readings.length > 0 ? [...new Set(readings)].join(', ') : null,
			owner: ownerAt(timeline, date),
		}));
}

function ownerAt({ owners }: Timeline, date: IsoDate): string | null {
	const owner = owners.findLast(({ from, to }) => from <= date && (to === null || date <= to));
	return owner ? `${OWNER_WORDS[owner.kind] ?? 'владелец'} с ${formatDay(owner.from)}` : null;
}
