import { DAMAGE_CODE } from '@avtosverka/contract/vocabulary/damage';
import { readDateTime } from '../../reading/date.ts';
import { anything, node } from '../../reading/node.ts';
import { whole, year } from '../../reading/number.ts';
import { ifNotEmpty, type Reading, type Rows, readRows } from '../../reading/records.ts';
import type { Accident, Dtp } from '../../registers/dtp.ts';
import { isZero, readingOfRows } from './section.ts';
import { gibddText } from './text.ts';

const Row = node({
	AccidentNumber: gibddText,
	AccidentDateTime: gibddText,
	AccidentType: gibddText,
	AccidentPlace: gibddText,
	RegionName: gibddText,
	OwnerOkopf: gibddText,
	VehicleDamageState: gibddText,
	VehicleAmount: whole,
	VehicleMark: gibddText,
	VehicleModel: gibddText,
	VehicleYear: year,
	DamagePoints: anything,
});

/** `statusCode`: «Найдено большое количество ДТП, требуется уточнить параметры запроса». */
const TOO_MANY = 2;

/** Accidents: `Accidents`. Of too many, only the count is given. */
export function readGibddDtp(result: Readonly<Record<string, unknown>>): Reading<Dtp> {
	const statusCode = whole.parse(result.statusCode);
	const list = withoutRepeats(readRows(result.Accidents, readAccident));
	if (statusCode === TOO_MANY) {
		return { kind: 'facts', facts: { accidents: list.rows }, skipped: Math.max(1, list.skipped) };
	}
	const unsaid = result.statusCode === undefined || result.statusCode === null;
	const healthy = (unsaid || statusCode === 1) && isZero(result.errorDescription);
	return readingOfRows(list, healthy, (accidents) => ({ accidents }));
}

function readAccident(row: unknown): Accident | null {
	const fields = Row.parse(row);
	return ifNotEmpty({
		number: fields.AccidentNumber,
		at: readDateTime(fields.AccidentDateTime),
		kind: fields.AccidentType,
		region: fields.RegionName,
		place: fields.AccidentPlace,
		ownerForm: fields.OwnerOkopf,
		damageState: fields.VehicleDamageState,
		vehicles: fields.VehicleAmount,
		brand: fields.VehicleMark,
		model: fields.VehicleModel,
		year: fields.VehicleYear,
		damageCodes: readCodes(fields.DamagePoints),
	});
}

/** Codes of both schemes stand as they are; what is no code is left out. */
function readCodes(points: unknown): readonly string[] {
	const codes: readonly unknown[] = Array.isArray(points) ? points : [points];
	return codes
		.map((point) => gibddText.parse(point)?.padStart(2, '0') ?? '')
		.filter((code) => DAMAGE_CODE.test(code));
}

/** The same accident stands there twice now and then, word for word. */
function withoutRepeats(list: Rows<Accident>): Rows<Accident> {
	const seen = new Set<string>();
	const rows = list.rows.filter((row) => {
		const words = JSON.stringify(row);
		const repeated = row.number !== null && seen.has(words);
		seen.add(words);
		return !repeated;
	});
	return { ...list, rows };
}
