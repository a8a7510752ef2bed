import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Restrict, Restriction } from '../../facts/restrict.ts';
import { AUTHORITIES, BANS } from './codes/bans.ts';
import { readGibddDay } from './dates.ts';
import { node, text, wordsOf } from './fields.ts';
import { readVin } from './own-car.ts';
import { ifTelling, type Reading, readRecords } from './section.ts';

const Row = node({
	tsmodel: text,
	tsVIN: text,
	dateadd: text,
	dateogr: text,
	regname: text,
	divtype: text,
	ogrkod: text,
	phone: text,
	osnOgr: text,
});

/** Bans on registration actions: `records`, whose `count` has been seen to be zero above two of them. */
export function readGibddRestrict(result: Readonly<Record<string, unknown>>, vin: Vin): Reading<Restrict> {
	return readRecords(
		result,
		(row) => readRestriction(row, vin),
		(records) => ({ records }),
	);
}

function readRestriction(row: unknown, vin: Vin): Restriction | null {
	const told = Row.parse(row);
	const authorityCode = readCode(told.divtype);
	const kindCode = readCode(told.ogrkod);
	return ifTelling({
		brandModel: told.tsmodel,
		vin: readVin(told.tsVIN, vin),
		addedAt: readGibddDay(told.dateadd) ?? readGibddDay(told.dateogr),
		region: told.regname,
		authority: wordsOf(AUTHORITIES, authorityCode),
		authorityCode,
		kind: wordsOf(BANS, kindCode),
		kindCode,
		phone: readPhone(told.phone),
		ground: told.osnOgr,
	});
}

/** Codes come as numbers and as texts, sometimes with a leading zero; words are no code. */
function readCode(told: string | null): string | null {
	return told !== null && /^\d{1,6}$/.test(told) ? String(Number(told)) : null;
}

/** The field holds «0» where there is no telephone. */
function readPhone(told: string | null): string | null {
	return told !== null && (told.match(/\d/g)?.length ?? 0) >= 5 ? told : null;
}
