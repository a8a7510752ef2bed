import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { readDay } from '../../../reading/date.ts';
import { at, node } from '../../../reading/node.ts';
import { decimal } from '../../../reading/number.ts';
import { text } from '../../../reading/text.ts';
import { readSectionList, type SectionList } from './section.ts';

const Row = node({
	date: node({ event: text }),
	mileage: decimal,
	filled_by: node({ source: text }),
});

/** What the odometer showed on a day, in km; `source` as the supplier names it. */
export type OdometerReading = {
	readonly on: IsoDate | null;
	readonly km: number;
	readonly source: string | null;
};

/** Every reading of `mileages`: inspections, but adverts and workshops too. Repeated ones count once. */
export function readMileages(content: unknown): SectionList<OdometerReading> {
	const readings = readSectionList(at(content, 'mileages'), readMileage);
	const rows = readings.rows.filter(
		(one, place) => readings.rows.findIndex((other) => other.on === one.on && other.km === one.km) === place,
	);
	return { ...readings, rows };
}

function readMileage(row: unknown): OdometerReading | null {
	const { date, mileage, filled_by } = Row.parse(row);
	if (mileage === null || mileage < 0) return null;
	return { on: readDay(date.event), km: Math.round(mileage), source: filled_by.source };
}

/** Takes an inspection's reading of this day out of the list: only those were read at the inspection. */
export function takeReading(left: OdometerReading[], day: IsoDate | null): number | null {
	const place = left.findIndex(({ on, source }) => day !== null && on === day && isInspection(source));
	const [taken] = place < 0 ? [] : left.splice(place, 1);
	return taken?.km ?? null;
}

function isInspection(source: string | null): boolean {
	return source === null || source.includes('eaisto');
}
