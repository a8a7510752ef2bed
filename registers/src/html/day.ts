import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';

const RUSSIAN = /^(\d{2})\.(\d{2})\.(\d{4})(?:\s|$)/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T\s]|$)/;

/** The calendar day of «01.03.2022» or «2022-03-01», with or without a time; null for what is no date. */
export function readHtmlDay(value: string | null): IsoDate | null {
	if (value === null) return null;
	const russian = RUSSIAN.exec(value);
	const told = russian ? `${russian[3]}-${russian[2]}-${russian[1]}` : ISO.exec(value)?.[0].slice(0, 10);
	if (told === undefined || Number(told.slice(0, 4)) < 1886) return null;
	const moment = new Date(`${told}T00:00:00Z`);
	// The round trip refuses days such as 31 February.
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(told) ? told : null;
}
