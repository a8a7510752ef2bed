import type { BodyShape } from './body-type.ts';

/**
 * Models that are high off the ground. ГИБДД enters most of them as «универсал», and a buyer would not know
 * the car by the drawing of an estate. The list is for the drawing only: the card shows the register's own
 * words.
 */
const HIGH_CARS = new RegExp(
	[
		'cayenne|macan|touareg|tiguan|teramont|taos|kodiaq|karoq|kamiq',
		'creta|tucson|santa ?fe|palisade|ix35|sportage|sorento|seltos|mohave',
		'duster|kaptur|arkana|koleos|terrano|qashqai|x-?trail|juke|murano|pathfinder|patrol',
		'rav ?4|land ?cruiser|prado|highlander|fortuner|c-?hr|outlander|pajero|asx|eclipse cross',
		'forester|xv\\b|cx-?\\d|cr-?v|hr-?v|pilot|kuga|ecosport|explorer|edge|captiva|trax|tahoe|mokka|antara',
		'\\bx[1-7]\\b|\\bq[2-8]\\b|\\bgl[abcesk]\\b|\\bg ?\\d{3}\\b|\\b[rnl]x ?\\d{3}|\\bxc ?\\d0|range rover|discovery|freelander|defender',
		'niva|нива|4x4|patriot|патриот|hunter|хантер|vitara|jimny|jolion|\\bh[3-9]\\b|tiggo|atlas|coolray|monjaro|\\bcs ?\\d|uni-[kt]|exeed|jaecoo',
	].join('|'),
	'i',
);

/** The side view of a car whose model is known to be high; the given one for every other. */
export function shapeOfModel(model: string | null, byType: BodyShape | null): BodyShape | null {
	const vague = byType === 'wagon' || byType === 'sedan' || byType === null;
	return vague && model !== null && HIGH_CARS.test(model) ? 'suv' : byType;
}
