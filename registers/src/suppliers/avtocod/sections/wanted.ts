import { readDay } from '../../../reading/date.ts';
import { at, node } from '../../../reading/node.ts';
import { year } from '../../../reading/number.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text, vin } from '../../../reading/text.ts';
import type { WantedFacts, WantedRecord } from '../../../registers/wanted.ts';
import { readingOfSection, readSectionList, type SectionReading } from './section.ts';

const Row = node({
	vehicle: node({ brand: node({ name: text }), vin, body: text, year }),
	date: node({ stealing: text }),
	geo: node({ region: text }),
});

/** The federal search from `stealings`; its flag is `is_wanted`. */
export function readAvtocodWanted(content: unknown): SectionReading<WantedFacts> {
	const section = at(content, 'stealings');
	return readingOfSection(readSectionList(section, readRecord, at(section, 'is_wanted')), (records) => ({
		records,
	}));
}

function readRecord(row: unknown): WantedRecord | null {
	const { vehicle, date, geo } = Row.parse(row);
	return ifNotEmpty({
		brandModel: vehicle.brand.name,
		vin: vehicle.vin,
		bodyNumber: vehicle.body,
		year: vehicle.year,
		since: readDay(date.stealing),
		initiatorRegion: geo.region,
	});
}
