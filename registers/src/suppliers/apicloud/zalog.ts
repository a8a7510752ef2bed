import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { z } from 'zod';
import { readDay } from '../../reading/date.ts';
import { isRecord, node } from '../../reading/node.ts';
import { oneLine } from '../../reading/text.ts';
import type { Pledge, Zalog } from '../../registers/zalog.ts';
import type { ApicloudCall } from './calls.ts';
import { type ApicloudReading, readApicloudRows } from './reading.ts';
import type { Body } from './wire.ts';

/** Without `allChanges` the register shows the notices that nothing has ended. */
export function askZalog(vin: Vin): ApicloudCall {
	return { file: 'zalog.php', query: { type: 'notary', vin } };
}

const Party = node({ name: oneLine });
const parties = z
	.array(Party)
	.transform((all) => all.map(({ name }) => name).filter((name) => name !== null))
	.catch([]);
/** The number is seen under three names, or not at all. */
const Row = node({
	regDate: oneLine,
	referenceNumber: oneLine,
	number: oneLine,
	id: oneLine,
	pledgors: parties,
	pledgees: parties,
});

/** Open pledges of this car. */
export function readApicloudZalog(body: Body): ApicloudReading<Zalog> {
	const list = readApicloudRows(
		body,
		{ name: 'rez', counted: ['count', 'num', 'total'], denial: 'either' },
		readPledge,
	);
	if (list.kind !== 'rows') return list;
	const open = list.rows.toSorted((one, other) =>
		(other.registeredAt ?? '').localeCompare(one.registeredAt ?? ''),
	);
	const events = open.map(({ registeredAt, number }) => ({ at: registeredAt, kind: null, number }));
	return { kind: 'facts', facts: { open, events }, skipped: list.skipped };
}

function readPledge(row: unknown): Pledge | null {
	const fields = Row.parse(row);
	const registeredAt = readDay(fields.regDate);
	const number = fields.referenceNumber ?? fields.number ?? fields.id;
	if (!isRecord(row) || (registeredAt === null && number === null)) return null;
	return { registeredAt, number, properties: [], pledgors: fields.pledgors, pledgees: fields.pledgees };
}
