import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { z } from 'zod';
import type { Pledge, Zalog } from '../../facts/zalog.ts';
import { readHtmlDay } from '../../html/day.ts';
import { isRecord, node, text } from '../../json/fields.ts';
import type { ApicloudCall } from './calls.ts';
import { type ApicloudReading, readRows } from './reading.ts';
import type { Body } from './wire.ts';

/** Without `allChanges` the register shows the notices that nothing has ended. */
export function askZalog(vin: Vin): ApicloudCall {
	return { file: 'zalog.php', query: { type: 'notary', vin } };
}

const Party = node({ name: text });
const parties = z
	.array(Party)
	.transform((all) => all.map(({ name }) => name).filter((name) => name !== null))
	.catch([]);
/** The number is seen under three names, or not at all. */
const Row = node({
	regDate: text,
	referenceNumber: text,
	number: text,
	id: text,
	pledgors: parties,
	pledgees: parties,
});

/** Open pledges of this car. */
export function readApicloudZalog(body: Body): ApicloudReading<Zalog> {
	const list = readRows(
		body,
		{ name: 'rez', counted: ['count', 'num', 'total'], denial: 'either' },
		readPledge,
	);
	if (list.said !== 'rows') return list;
	const open = list.rows.toSorted((one, other) =>
		(other.registeredAt ?? '').localeCompare(one.registeredAt ?? ''),
	);
	const events = open.map(({ registeredAt, number }) => ({ at: registeredAt, kind: null, number }));
	return { said: 'facts', facts: { open, events }, skipped: list.skipped };
}

function readPledge(row: unknown): Pledge | null {
	const told = Row.parse(row);
	const registeredAt = readHtmlDay(told.regDate);
	const number = told.referenceNumber ?? told.number ?? told.id;
	if (!isRecord(row) || (registeredAt === null && number === null)) return null;
	return { registeredAt, number, properties: [], pledgors: told.pledgors, pledgees: told.pledgees };
}
