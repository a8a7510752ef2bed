import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { readDay } from '../../reading/date.ts';
import { node } from '../../reading/node.ts';
import { year } from '../../reading/number.ts';
import { ifNotEmpty, type Reading } from '../../reading/records.ts';
import type { WantedFacts, WantedRecord } from '../../registers/wanted.ts';
import { readNumber, readVin } from './own-car.ts';
import { readGibddRecords } from './section.ts';
import { gibddText } from './text.ts';

const Row = node({
	w_model: gibddText,
	w_vin: gibddText,
	w_kuzov: gibddText,
	w_god_vyp: year,
	w_data_pu: gibddText,
	w_reg_inic: gibddText,
});

/** The federal search: `records`. */
export function readGibddWanted(result: Readonly<Record<string, unknown>>, vin: Vin): Reading<WantedFacts> {
	return readGibddRecords(
		result,
		(row) => readRecord(row, vin),
		(records) => ({ records }),
	);
}

function readRecord(row: unknown, vin: Vin): WantedRecord | null {
	const fields = Row.parse(row);
	return ifNotEmpty({
		brandModel: fields.w_model,
		vin: readVin(fields.w_vin, vin),
		bodyNumber: readNumber(fields.w_kuzov, vin),
		year: fields.w_god_vyp,
		since: readDay(fields.w_data_pu),
		initiatorRegion: fields.w_reg_inic,
	});
}
