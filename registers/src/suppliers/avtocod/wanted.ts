import type { WantedFacts, WantedRecord } from '../../facts/wanted.ts';
import { readAvtocodDay } from './dates.ts';
import { at, node, text, vin, year } from './fields.ts';
import { ifTelling, type Reading, readingOf, readList } from './section.ts';

const Row = node({
	vehicle: node({ brand: node({ name: text }), vin, body: text, year }),
	date: node({ stealing: text }),
	geo: node({ region: text }),
});

/** The federal search from `stealings`; its flag is `is_wanted`. */
export function readAvtocodWanted(content: unknown): Reading<WantedFacts> {
	const section = at(content, 'stealings');
	return readingOf(readList(section, readRecord, at(section, 'is_wanted')), (records) => ({ records }));
}

function readRecord(row: unknown): WantedRecord | null {
	const { vehicle, date, geo } = Row.parse(row);
	return ifTelling({
		brandModel: vehicle.brand.name,
		vin: vehicle.vin,
		bodyNumber: vehicle.body,
		year: vehicle.year,
		since: readAvtocodDay(date.stealing),
		initiatorRegion: geo.region,
	});
}
