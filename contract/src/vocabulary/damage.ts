/** Zones of a car seen from above that a damage picture can mark. */
export const DAMAGE_ZONES = [
	'front-bumper-right',
	'front-bumper-left',
	'front-wing-right',
	'front-wing-left',
	'front-door-right',
	'front-door-left',
	'rear-door-right',
	'rear-door-left',
	'rear-wing-right',
	'rear-wing-left',
	'rear-bumper-right',
	'rear-bumper-left',
	'hood',
	'roof',
	'trunk',
	'bottom',
] as const;
export type DamageZone = (typeof DAMAGE_ZONES)[number];

/**
 * What a damage code says: the zones it marks (none for damage that has no place on the picture) and its
 * words.
 */
export type Damage = {
	readonly zones: readonly DamageZone[];
	/** What is damaged; several things stand after commas. */
	readonly text: string;
	/**
	 * Where it goes deeper than panels: the body that carries the car, or the number that it is registered by.
	 */
	readonly harms?: 'frame' | 'vin';
};

/** Two-digit codes (car-registers 1.13), the car from above, clockwise from the right front. */
const OLD_CODES: Readonly<Record<string, Damage>> = {
	'01': { zones: ['front-bumper-right'], text: 'передний бампер справа' },
	'02': { zones: ['front-wing-right', 'front-door-right'], text: 'переднее правое крыло или дверь' },
	'03': { zones: ['rear-wing-right', 'rear-door-right'], text: 'заднее правое крыло или дверь' },
	'04': { zones: ['rear-bumper-right'], text: 'задний бампер справа' },
	'05': { zones: ['rear-bumper-left'], text: 'задний бампер слева' },
	'06': { zones: ['rear-wing-left', 'rear-door-left'], text: 'заднее левое крыло или дверь' },
	'07': { zones: ['front-wing-left', 'front-door-left'], text: 'переднее левое крыло или дверь' },
	'08': { zones: ['front-bumper-left'], text: 'передний бампер слева' },
	'09': { zones: ['roof'], text: 'крыша', harms: 'frame' },
	'10': { zones: ['bottom'], text: 'днище', harms: 'frame' },
	'11': { zones: DAMAGE_ZONES, text: 'полная деформация кузова', harms: 'frame' },
	'12': { zones: [], text: 'смещение двигателя', harms: 'frame' },
	'13': { zones: [], text: 'смещение переднего моста', harms: 'frame' },
	'14': { zones: [], text: 'смещение заднего моста', harms: 'frame' },
	'15': { zones: [], text: 'возгорание', harms: 'frame' },
	'20': { zones: [], text: 'повреждение VIN', harms: 'vin' },
};

/** The last two digits of codes 1nn and 2nn; whether the first digit is a severity is not known. */
const NEW_CODES: Readonly<Record<string, Damage>> = {
	'10': { zones: ['front-wing-right'], text: 'переднее правое крыло' },
	'11': { zones: ['front-door-right'], text: 'передняя правая дверь, зеркало' },
	'12': { zones: ['rear-door-right'], text: 'задняя правая дверь' },
	'13': { zones: ['rear-wing-right'], text: 'заднее правое крыло' },
	'14': { zones: ['rear-bumper-right'], text: 'задний бампер справа, фонарь' },
	'15': { zones: ['rear-bumper-left'], text: 'задний бампер слева, фонарь' },
	'16': { zones: ['rear-wing-left'], text: 'заднее левое крыло' },
	'17': { zones: ['rear-door-left'], text: 'задняя левая дверь' },
	'18': { zones: ['front-door-left'], text: 'передняя левая дверь, зеркало' },
	'19': { zones: ['front-wing-left'], text: 'переднее левое крыло' },
	'20': { zones: ['front-bumper-left'], text: 'передний бампер слева, фара' },
	'21': { zones: ['front-bumper-right'], text: 'передний бампер справа, фара' },
	'22': { zones: ['hood'], text: 'капот, лобовое стекло' },
	'23': { zones: ['roof'], text: 'крыша', harms: 'frame' },
	'24': { zones: ['trunk'], text: 'багажник, заднее стекло' },
	'25': { zones: ['bottom'], text: 'днище', harms: 'frame' },
};

/** A damage code has one to three digits. */
export const DAMAGE_CODE = /^\d{1,3}$/;

/** What a damage code means; null for an unknown code. A leading zero before two digits is padding. */
export function readDamageCode(code: string): Damage | null {
	if (!DAMAGE_CODE.test(code)) return null;
	const digits = code.length === 3 && code.startsWith('0') ? code.slice(1) : code.padStart(2, '0');
	if (digits.length === 2) return OLD_CODES[digits] ?? null;
	return /^[12]/.test(digits) ? (NEW_CODES[digits.slice(1)] ?? null) : null;
}

/** What codes name as damaged, in their order and each once; an unknown code is left out. */
export function damagesOf(codes: readonly string[]): readonly string[] {
	return [...new Set(codes.flatMap((code) => readDamageCode(code)?.text.split(', ') ?? []))];
}

/** The address of the damage picture for a list of codes. */
export function damageMapUrl(codes: readonly string[]): string {
	return `/damage-map.svg?points=${codes.map(encodeURIComponent).join(',')}`;
}
