import { byNewest, readDay } from '../../../reading/date.ts';
import { at, node } from '../../../reading/node.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import type { Customs } from '../../../registers/customs.ts';
import { readingOfSection, readSectionList, type SectionReading } from './section.ts';
import { readIdentifiers } from './tech-data.ts';

const Row = node({
	date: node({ event: text }),
	specification: node({ type: text }),
	country: node({ from: node({ name: text }), original: node({ name: text }) }),
	operation: node({ type: text }),
});

type Declaration = {
	readonly releasedAt: string | null;
	readonly model: string | null;
	readonly country: string | null;
	readonly operation: string | null;
};

/** The newest release from `customs.history`; the numbers of the car come from the report's identifiers. */
export function readAvtocodCustoms(content: unknown): SectionReading<Customs> {
	const declarations = readSectionList(at(content, 'customs', 'history'), readDeclaration);
	return readingOfSection(declarations, (rows) => {
		const release = newestRelease(rows);
		const { vin, body, chassis } = readIdentifiers(content);
		return {
			vin,
			model: release?.model ?? null,
			chassisNumber: chassis,
			bodyNumber: body,
			releasedAt: release?.releasedAt ?? null,
			country: release?.country ?? null,
		};
	});
}

function readDeclaration(row: unknown): Declaration | null {
	const { date, specification, country, operation } = Row.parse(row);
	return ifNotEmpty({
		releasedAt: readDay(date.event),
		model: specification.type,
		country: country.from.name ?? country.original.name,
		operation: operation.type,
	});
}

/** A car that left and came back has several declarations; a way out is no release. */
function newestRelease(rows: readonly Declaration[]): Declaration | undefined {
	const releases = rows.filter(({ operation }) => operation?.toUpperCase() !== 'EXPORT');
	return (releases.length > 0 ? releases : rows).toSorted((one, other) =>
		byNewest(one.releasedAt, other.releasedAt),
	)[0];
}
