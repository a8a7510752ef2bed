import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { readDay } from '../../reading/date.ts';
import { node } from '../../reading/node.ts';
import { ifNotEmpty, type Reading } from '../../reading/records.ts';
import type { Restrict, Restriction } from '../../registers/restrict.ts';
import { AUTHORITIES, BANS } from './codes/bans.ts';
import { readVin } from './own-car.ts';
import { readGibddRecords } from './section.ts';
import { gibddText, wordsOf } from './text.ts';

const Row = node({
	tsmodel: gibddText,
	tsVIN: gibddText,
	dateadd: gibddText,
	dateogr: gibddText,
	regname: gibddText,
	divtype: gibddText,
	ogrkod: gibddText,
	phone: gibddText,
	osnOgr: gibddText,
});

/** Bans on registration actions: `records`, whose `count` has been seen to be zero above two of them. */
export function readGibddRestrict(result: Readonly<Record<string, unknown>>, vin: Vin): Reading<Restrict> {
	return readGibddRecords(
		result,
		(row) => readRestriction(row, vin),
		(records) => ({ records }),
	);
}

function readRestriction(row: unknown, vin: Vin): Restriction | null {
	const fields = Row.parse(row);
	const authorityCode = readCode(fields.divtype);
	const kindCode = readCode(fields.ogrkod);
	return ifNotEmpty({
		brandModel: fields.tsmodel,
		vin: readVin(fields.tsVIN, vin),
		addedAt: readDay(fields.dateadd) ?? readDay(fields.dateogr),
		region: fields.regname,
		authority: wordsOf(AUTHORITIES, authorityCode),
		authorityCode,
		kind: wordsOf(BANS, kindCode),
		kindCode,
		phone: readPhone(fields.phone),
		ground: fields.osnOgr,
	});
}

/** Codes come as numbers and as texts, sometimes with a leading zero; words are no code. */
function readCode(text: string | null): string | null {
	return text !== null && /^\d{1,6}$/.test(text) ? String(Number(text)) : null;
}

/** The field holds «0» where there is no telephone. */
function readPhone(text: string | null): string | null {
	return text !== null && (text.match(/\d/g)?.length ?? 0) >= 5 ? text : null;
}
