import { PLATE_LETTERS, parsePlate, splitPlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { expectedCheckDigit } from '@avtosverka/contract/vocabulary/vin-check-digit';
import { chance } from './chance.ts';
import { signOfYear } from './model-year.ts';

const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
/** Kinds of plates by the order of letters (L) and digits (d) in their number part. */
const KINDS = ['LdddLL', 'LLddd', 'LLdddd', 'ddddLL', 'LLdddL', 'LLLddd', 'Ldddd'];
/** Plants whose cars a plate may stand on: maker code and the first two signs of the descriptor. */
const PLANTS = [
	'XTAGF',
	'XTA21',
	'Z94CT',
	'Z94G2',
	'XWEHC',
	'XW8AN',
	'X7L4S',
	'X9FPX',
	'JTMBH',
	'WVWZZ',
	'SJNFA',
];

/**
 * The VIN of the car that carries a plate. The plate is written into the VIN (signs 6 to 8, 11 and the last
 * six), so that a question by VIN gives the same plate again.
 */
export function vinOfPlate(plate: string): Vin {
	const dice = chance(`plant:${plate}`);
	const packed = packPlate(plate);
	const high = Math.floor(packed / 1e6);
	const plant = SIGNS[high % 33] as string;
	const middle = [33 ** 3, 33 ** 2, 33].map((weight) => SIGNS[Math.floor(high / weight) % 33]).join('');
	const serial = String(packed % 1e6).padStart(6, '0');
	const year = signOfYear(dice.between(2011, 2021));
	const draft = `${dice.pick(PLANTS)}${middle}0${year}${plant}${serial}`;
	return `${draft.slice(0, 8)}${expectedCheckDigit(draft as Vin)}${draft.slice(9)}` as Vin;
}

/** The plate of a car whose VIN was made from one; null for every other VIN. */
export function plateOfVin(vin: string): string | null {
	const places = [5, 6, 7, 10].map((place) => SIGNS.indexOf(vin[place] ?? ''));
	if (!parseVin(vin).ok || !/^\d{6}$/.test(vin.slice(11)) || places.includes(-1)) return null;
	const high = places.reduce((sum, sign) => sum * 33 + sign, 0);
	const plate = unpackPlate(high * 1e6 + Number(vin.slice(11)));
	return plate && parsePlate(plate).ok && vinOfPlate(plate) === vin ? plate : null;
}

/** Kind, three letters in base 12, four digits and three of the region, as one number below 1.3e11. */
function packPlate(plate: string): number {
	const { number, region } = splitPlate(plate) ?? { number: plate, region: '0' };
	const kind = KINDS.indexOf(number.replace(/\D/g, 'L').replace(/\d/g, 'd'));
	const letters = [...number.replace(/\d/g, '')].reduce(
		(sum, sign) => sum * 12 + PLATE_LETTERS.indexOf(sign),
		0,
	);
	const digits = Number(number.replace(/\D/g, ''));
	return ((kind * 1728 + letters) * 1e4 + digits) * 1000 + Number(region);
}

function unpackPlate(packed: number): string | null {
	const region = packed % 1000;
	const digits = Math.floor(packed / 1e3) % 1e4;
	const letters = Math.floor(packed / 1e7) % 1728;
	const kind = KINDS[Math.floor(packed / 1e7 / 1728)];
	if (!kind) return null;
	const letterQueue = [...kind.replace(/d/g, '')].map(
		(_, place, all) => PLATE_LETTERS[Math.floor(letters / 12 ** (all.length - 1 - place)) % 12] as string,
	);
	const digitQueue = [...String(digits).padStart(kind.replace(/L/g, '').length, '0')];
	const number = [...kind].map((sign) => (sign === 'L' ? letterQueue : digitQueue).shift() ?? '').join('');
	return `${number}${String(region).padStart(2, '0')}`;
}
