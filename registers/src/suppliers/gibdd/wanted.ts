import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { WantedFacts, WantedRecord } from '../../facts/wanted.ts';
import { readGibddDay } from './dates.ts';
import { node, text, year } from './fields.ts';
import { readNumber, readVin } from './own-car.ts';
import { ifTelling, type Reading, readRecords } from './section.ts';

const Row = node({
	w_model: text,
	w_vin: text,
	w_kuzov: text,
	w_god_vyp: year,
	w_data_pu: text,
	w_reg_inic: text,
});

/** The federal search: `records`. */
export function readGibddWanted(result: Readonly<Record<string, unknown>>, vin: Vin): Reading<WantedFacts> {
	return readRecords(
		result,
		(row) => readRecord(row, vin),
		(records) => ({ records }),
	);
}

function readRecord(row: unknown, vin: Vin): WantedRecord | null {
	const told = Row.parse(row);
	return ifTelling({
		brandModel: told.w_model,
		vin: readVin(told.w_vin, vin),
		bodyNumber: readNumber(told.w_kuzov, vin),
		year: told.w_god_vyp,
		since: readGibddDay(told.w_data_pu),
		initiatorRegion: told.w_reg_inic,
	});
}
