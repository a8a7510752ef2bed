import type { GibddRegister } from '../wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: foreign JSON of any shape
type Json = any;

/**
 * Whether an answer carries the register's own word that it has nothing about a car: written from the
 * description of the wire and from nothing of the code under test, so that the two can disagree.
 */
export function saysNone(register: GibddRegister, json: Json, vin: string): boolean {
	if (!isObject(json) || numberOf(json.status) === 201 || numberOf(json.code) === 201) return false;
	if (/service has stop|currently unavailable/i.test(plain(json.message) ?? '')) return false;
	if (strangers(json, vin)) return false;
	const status = numberOf(json.status) ?? numberOf(json.code);
	if (register === 'registration') {
		return status === 404 && json.RequestResult === null && plain(json.vin) !== null;
	}
	return status === 200 && isObject(json.RequestResult) && NONE[register](json.RequestResult);
}

const NONE: Readonly<Record<Exclude<GibddRegister, 'registration'>, (result: Json) => boolean>> = {
	wanted: noRecords,
	restrict: noRecords,
	dtp: ({ Accidents, statusCode, errorDescription }) =>
		isEmptyList(Accidents) &&
		(missing(statusCode) || numberOf(statusCode) === 1) &&
		saysNothing(errorDescription),
	diagnostic: ({ diagnosticCards, error, status }) =>
		isEmptyList(diagnosticCards) && saysNothing(error) && (saysNothing(status) || status === 'OK'),
};

function noRecords({ records, count, error }: Json): boolean {
	return isEmptyList(records) && saysNothing(count) && saysNothing(error);
}

/** True when the answer is about somebody else's car; recursion will do for what a test makes up. */
function strangers(value: Json, vin: string, top = true): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(value).some(([name, field]) => {
		const said = Array.isArray(value) || !name.toLowerCase().endsWith('vin') ? null : plain(field as Json);
		const folded = said
			?.toUpperCase()
			.replace(/\s/g, '')
			.replace(/[АВСЕНКМОРТУХ]/g, latin);
		const read = folded?.replaceAll('I', '1').replace(/[OQ]/g, '0');
		const whole = read !== undefined && (/^[A-Z\d]{17}$/.test(read) || (top && name === 'vin'));
		return (whole && read !== vin) || strangers(field, vin, false);
	});
}

function latin(letter: string): string {
	return 'ABCEHKM0PTYX'.charAt('АВСЕНКМОРТУХ'.indexOf(letter));
}

function isObject(value: Json): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmptyList(value: Json): boolean {
	return Array.isArray(value) && value.length === 0;
}

function missing(value: Json): boolean {
	return value === undefined || value === null;
}

function saysNothing(value: Json): boolean {
	return missing(value) || value === '' || numberOf(value) === 0;
}

/** A whole number from zero up, also as text. */
function numberOf(value: Json): number | null {
	const said = plain(value);
	const number =
		said !== null && /^(-0|\d{1,16})([.,]0+)?$/.test(said) ? Number.parseInt(said, 10) : Number.NaN;
	return Number.isSafeInteger(number) ? Math.abs(number) : null;
}

function plain(value: Json): string | null {
	const said =
		typeof value === 'string' || typeof value === 'number'
			? String(value)
					.replace(/[\p{Cc}\s]+/gu, ' ')
					.trim()
			: '';
	return said === '' || /^(нет данных|null|-+)$/i.test(said) ? null : said;
}
