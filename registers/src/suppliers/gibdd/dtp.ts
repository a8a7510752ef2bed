import { DAMAGE_CODE } from '@avtosverka/contract/vocabulary/damage';
import type { Accident, Dtp } from '../../facts/dtp.ts';
import { readGibddDateTime } from './dates.ts';
import { anything, node, text, whole, year } from './fields.ts';
import { ifTelling, isNothing, type List, type Reading, readingOf, readList } from './section.ts';

const Row = node({
	AccidentNumber: text,
	AccidentDateTime: text,
	AccidentType: text,
	AccidentPlace: text,
	RegionName: text,
	OwnerOkopf: text,
	VehicleDamageState: text,
	VehicleAmount: whole,
	VehicleMark: text,
	VehicleModel: text,
	VehicleYear: year,
	DamagePoints: anything,
});

/** `statusCode`: «Найдено большое количество ДТП, требуется уточнить параметры запроса». */
const TOO_MANY = 2;

/** Accidents: `Accidents`. Too many of them to be shown are told of, but not listed. */
export function readGibddDtp(result: Readonly<Record<string, unknown>>): Reading<Dtp> {
	const statusCode = whole.parse(result.statusCode);
	const list = withoutRepeats(readList(result.Accidents, readAccident));
	if (statusCode === TOO_MANY) {
		return { said: 'facts', facts: { accidents: list.rows }, skipped: Math.max(1, list.skipped) };
	}
	const unsaid = result.statusCode === undefined || result.statusCode === null;
	const healthy = (unsaid || statusCode === 1) && isNothing(result.errorDescription);
	return readingOf(list, healthy, (accidents) => ({ accidents }));
}

function readAccident(row: unknown): Accident | null {
	const told = Row.parse(row);
	return ifTelling({
		number: told.AccidentNumber,
		at: readGibddDateTime(told.AccidentDateTime),
		kind: told.AccidentType,
		region: told.RegionName,
		place: told.AccidentPlace,
		ownerForm: told.OwnerOkopf,
		damageState: told.VehicleDamageState,
		vehicles: told.VehicleAmount,
		brand: told.VehicleMark,
		model: told.VehicleModel,
		year: told.VehicleYear,
		damageCodes: readCodes(told.DamagePoints),
	});
}

/** Codes of both schemes stand as told; what is no code is left out. */
function readCodes(points: unknown): readonly string[] {
	const told: readonly unknown[] = Array.isArray(points) ? points : [points];
	return told
		.map((point) => text.parse(point)?.padStart(2, '0') ?? '')
		.filter((code) => DAMAGE_CODE.test(code));
}

/** The same accident stands there twice now and then, word for word. */
function withoutRepeats(list: List<Accident>): List<Accident> {
	const seen = new Set<string>();
	const rows = list.rows.filter((row) => {
		const words = JSON.stringify(row);
		const repeated = row.number !== null && seen.has(words);
		seen.add(words);
		return !repeated;
	});
	return { ...list, rows };
}
