import type { Customs } from '../../facts/customs.ts';
import { newestFirst, readAvtocodDay } from './dates.ts';
import { at, node, text } from './fields.ts';
import { ifTelling, type Reading, readingOf, readList } from './section.ts';
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
export function readAvtocodCustoms(content: unknown): Reading<Customs> {
	const declarations = readList(at(content, 'customs', 'history'), readDeclaration);
	return readingOf(declarations, (rows) => {
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
	return ifTelling({
		releasedAt: readAvtocodDay(date.event),
		model: specification.type,
		country: country.from.name ?? country.original.name,
		operation: operation.type,
	});
}

/** A car that left and came back has several declarations; a way out is no release. */
function newestRelease(rows: readonly Declaration[]): Declaration | undefined {
	const releases = rows.filter(({ operation }) => operation?.toUpperCase() !== 'EXPORT');
	return (releases.length > 0 ? releases : rows).toSorted((one, other) =>
		newestFirst(one.releasedAt, other.releasedAt),
	)[0];
}
