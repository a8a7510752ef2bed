import { type Plate, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin, type Vin, type VinProblem } from '@avtosverka/contract/vocabulary/vin';

/**
 * What an address of a report asks for: a report, its normal address (another spelling of the same VIN or
 * plate), or nothing that could be a car.
 */
export type ReportAddress =
	| { readonly kind: 'report'; readonly vin: Vin; readonly plate: Plate | null }
	| { readonly kind: 'moved'; readonly to: string }
	| { readonly kind: 'malformed'; readonly text: string; readonly problem: VinProblem };

/** How much of a malformed VIN is echoed, in characters: more is not typed. */
const LONGEST_TEXT = 40;

/**
 * Reads `/checks/{vin}?plate=…`. `text` is the decoded path parameter; a plate that is none is left out
 * silently, since the report stands without it.
 */
export function readReportAddress(text: string, search: URLSearchParams): ReportAddress {
	const parsed = parseVin(text);
	if (!parsed.ok) return { kind: 'malformed', text: text.slice(0, LONGEST_TEXT), problem: parsed.problem };
	const { vin } = parsed;
	if (text === vin) return { kind: 'report', vin, plate: readPlate(search.get('plate')) };
	const rest = search.toString();
	return { kind: 'moved', to: `/checks/${vin}${rest ? `?${rest}` : ''}` };
}

function readPlate(text: string | null): Plate | null {
	const parsed = text === null ? null : parsePlate(text);
	return parsed?.ok ? parsed.plate : null;
}
