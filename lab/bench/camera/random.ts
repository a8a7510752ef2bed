import { PLATE_LETTERS } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { expectedCheckDigit } from '@avtosverka/contract/vocabulary/vin-check-digit';

/** Numbers that a seed decides. */
export type Random = { between(least: number, most: number): number; of<T>(all: readonly T[]): T };

/** The same pictures for the same seed (mulberry32). */
export function seeded(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return {
		between: (least, most) => least + next() * (most - least),
		of: (all) => all[Math.floor(next() * all.length)] as never,
	};
}

const MAKERS = [
	'XTA',
	'X7L',
	'XW8',
	'XWE',
	'Z94',
	'WVW',
	'WDB',
	'TMB',
	'JTE',
	'KMH',
	'LVV',
	'1FA',
	'SJN',
	'VF1',
];
const SIGNS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];

/** An invented VIN, its check digit right where it binds. */
export function inventVin(random: Random): string {
	let vin = random.of(MAKERS);
	while (vin.length < 13) vin += random.of(SIGNS);
	while (vin.length < 17) vin += random.of([...'0123456789']);
	return /^[1-5L]/.test(vin) ? vin.slice(0, 8) + expectedCheckDigit(vin as Vin) + vin.slice(9) : vin;
}

/** An invented plate of a car, a taxi (1Б) or a motorcycle (4). */
export function inventPlate(random: Random, kind = '1'): { number: string; region: string } {
	const letter = () => random.of([...PLATE_LETTERS]);
	const digits = String(Math.floor(random.between(1, 999))).padStart(3, '0');
	const region = random.of([
		'01',
		'16',
		'23',
		'50',
		'77',
		'78',
		'99',
		'116',
		'150',
		'177',
		'199',
		'777',
		'799',
	]);
	if (kind === '4')
		return { number: `${random.of([...'123456789'])}${digits}${letter()}${letter()}`, region };
	if (kind === '1Б') return { number: `${letter()}${letter()}${digits}`, region };
	return { number: `${letter()}${digits}${letter()}${letter()}`, region };
}
