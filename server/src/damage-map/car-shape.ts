import type { DamageZone } from '@avtosverka/contract/vocabulary/damage';

/**
 * A car seen from above, nose to the right, drawn by hand in 320 × 160 units about the long axis y = 80.
 * Everything is drawn for the left side, the upper one; the right side is its mirror image.
 */

const LEFT_SIDE = {
	'front-bumper': 'M266 35.500C284 41 294 58 294 80H281C281 64 275 52.500 260 47Z',
	'front-wing': 'M208 28C232 28 250 29.500 266 35.500L260 47C246 43.500 230 43 210 43Z',
	'front-door': 'M154 27.500C172 27.500 190 27.500 208 28L210 43C191 42.500 172 42.500 154 42.500Z',
	'rear-door': 'M104 28C121 27.500 138 27.500 154 27.500V42.500C136 42.500 119 42.500 103 43Z',
	'rear-wing': 'M39 36C55 30 78 28 104 28L103 43C84 43 67 43.500 54 47Z',
	'rear-bumper': 'M39 36C30 44 27 60 27 80H42C42 67 45 55 54 47Z',
} as const;

const MIDDLE: Partial<Record<DamageZone, string>> = {
	hood: 'M216 47C234 46.500 248 47.500 258 51C270 56 276 66 276 80C276 94 270 104 258 109C248 112.500 234 113.500 216 113C223 102 226 92 226 80C226 68 223 58 216 47Z',
	roof: 'M118 51H182C188 60 190 70 190 80C190 90 188 100 182 109H118C114 100 112 90 112 80C112 70 114 60 118 51Z',
	trunk:
		'M85 47C74 46.500 64 47.500 57 50.500C50 57 46.500 68 46.500 80C46.500 92 50 103 57 109.500C64 112.500 74 113.500 85 113C80 103 78 92 78 80C78 68 80 57 85 47Z',
};

/** Glass that belongs to a zone (the codes name it with the hood and the trunk). */
export const GLASS: readonly { readonly zone: DamageZone | null; readonly path: string }[] = [
	{
		zone: 'hood',
		path: 'M186 51.500L211 47.500C218 58 221 69 221 80C221 91 218 102 211 112.500L186 108.500C192 99 194 90 194 80C194 70 192 61 186 51.500Z',
	},
	{
		zone: 'trunk',
		path: 'M114 51.500L90 47.500C85 58 83 69 83 80C83 91 85 102 90 112.500L114 108.500C110 99 108 90 108 80C108 70 110 61 114 51.500Z',
	},
];

/** Side windows of the left side. */
export const SIDE_WINDOWS = ['M121 48.500L99 46H151V48.500Z', 'M157 46H205L184 48.500H157Z'];

/** The silhouette without mirrors. */
export const OUTLINE =
	'M39 36C55 30 78 28 104 28C138 27.300 174 27.300 208 28C232 28 250 29.500 266 35.500C284 41 294 58 294 80C294 102 284 119 266 124.500C250 130.500 232 132 208 132C174 132.700 138 132.700 104 132C78 132 55 130 39 124C30 116 27 100 27 80C27 60 30 44 39 36Z';

/** The body between the zones: what shows through the gaps. */
export const CABIN =
	'M54 47C84 42.500 230 41.500 260 47C275 52.500 281 64 281 80C281 96 275 107.500 260 113C230 118.500 84 117.500 54 113C45 105 42 93 42 80C42 67 45 55 54 47Z';

export const LEFT_MIRROR =
	'M199.5 29L206.500 29.500L206.500 24.500C206.500 21 204.500 18.500 201.500 18.500C199 18.500 197.500 20.500 198 23Z';
export const LEFT_HEADLIGHT =
	'M263 43.500C271 46 276.500 51 279.500 58.500L285.500 56C282 49 275 43 266.500 40.500Z';
export const LEFT_TAILLIGHT = 'M45.500 45C41 49.500 38 55 36.500 62H31.500C32.500 54 35.500 46.500 41 41Z';
export const LEFT_WHEELS = ['M224 25.500H252V30H224Z', 'M62 25.500H90V30H62Z'];
export const LEFT_DOOR_HANDLES = ['M160 37.500H168', 'M110 37.500H118'];

/** Where a zone lies: its path, and whether it is mirrored; null for the bottom, unseen from above. */
export function zoneShape(zone: DamageZone): { readonly path: string; readonly mirrored: boolean } | null {
	const middle = MIDDLE[zone];
	if (middle) return { path: middle, mirrored: false };
	const pair = /^(.+)-(left|right)$/.exec(zone);
	const path = LEFT_SIDE[pair?.[1] as keyof typeof LEFT_SIDE];
	return path ? { path, mirrored: pair?.[2] === 'right' } : null;
}
