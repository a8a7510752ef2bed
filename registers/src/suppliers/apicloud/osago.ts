import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { namesAnotherCar } from '../../html/other-car.ts';
import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import type { Osago, Policy } from '../../registers/osago.ts';
import type { ApicloudCall } from './calls.ts';
import { type ApicloudReading, readApicloudRows } from './reading.ts';
import type { Body } from './wire.ts';

export function askOsago(vin: Vin): ApicloudCall {
	return { file: 'rsa.php', query: { type: 'osago', vin } };
}

const Row = node({
	seria: oneLine,
	nomer: oneLine,
	orgosago: oneLine,
	status: oneLine,
	term: oneLine,
	brandmodel: oneLine,
	regnum: oneLine,
	vin: oneLine,
});

/** Policies of this car; owner and insured, whom the supplier names, are not read. */
export function readApicloudOsago(body: Body, vin: Vin): ApicloudReading<Osago> {
	const list = readApicloudRows(body, { name: 'rez', counted: ['count'], denial: 'either' }, (row) =>
		readPolicy(row, vin),
	);
	if (list.kind !== 'rows') return list;
	return { kind: 'facts', facts: { policies: list.rows }, skipped: list.skipped };
}

function readPolicy(row: unknown, vin: Vin): Policy | null {
	const fields = Row.parse(row);
	// A policy without a number is no policy, and one of another car is no answer to our question.
	if (!isRecord(row) || fields.nomer === null || namesAnotherCar(fields.vin, vin)) return null;
	const plate = parsePlate(fields.regnum ?? '');
	const term = fields.term ?? '';
	const [, from = null, to = null] = TERM.exec(term) ?? [];
	return {
		series: fields.seria,
		number: fields.nomer,
		model: fields.brandmodel,
		vin: fields.vin,
		plate: plate.ok ? plate.plate : fields.regnum,
		status: fields.status,
		insurer: fields.orgosago,
		active: NOT_TODAY.test(term) ? false : isActive(fields.status),
		from: readDay(from),
		to: readDay(to),
	};
}

/** A policy is alive and its car is not insured on the day asked about (car-registers 3.2). */
const NOT_TODAY = /не\s+входит|не\s*активен/i;
const TERM = /(?<!\S)с\s+(\d{2}\.\d{2}\.\d{4})[^\d]{1,20}(\d{2}\.\d{2}\.\d{4})/i;

/** The register's words; any others leave the question open. */
function isActive(status: string | null): boolean | null {
	if (/^действует$/i.test(status ?? '')) return true;
	return /прекра(?:щ|ти)|не\s+действует|расторг/i.test(status ?? '') ? false : null;
}
