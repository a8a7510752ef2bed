import { type BodyShape, readBodyShape } from './body-type.ts';

/**
 * Models whose silhouette a buyer knows, the more telling ones first. The list is for the drawing only: the
 * card shows the register's own words. Digits are factory indices: 21144 and 219010 are a 2114 and a Granta.
 */
const MODELS: readonly (readonly [shape: BodyShape, names: RegExp])[] = [
	[
		'suv',
		anyOf(
			'\\b2121[34]?0?\\b|\\b2131\\d?|\\b21230?0?\\b|niva|нива|4x4|patriot|патриот|hunter|хантер|\\b316[23]',
			'cayenne|macan|touareg|tiguan|teramont|taos|kodiaq|karoq|kamiq|yeti',
			'creta|tucson|santa ?fe|palisade|ix35|sportage|sorento|seltos|mohave|actyon|rexton|kyron',
			'duster|kaptur|arkana|koleos|terrano|qashqai|x-?trail|juke|murano|pathfinder|patrol',
			'rav ?-?4|land ?cruiser|prado|highlander|fortuner|c-?hr|outlander|pajero|asx|eclipse cross',
			'forester|xv\\b|cx-?\\d|cr-?v|hr-?v|\\bpilot|kuga|ecosport|explorer|\\bedge\\b|captiva|trax|tahoe|mokka',
			'antara|cherokee|wrangler|escalade|\\b[ef]x ?\\d\\d\\b|\\bqx ?\\d\\d\\b|lexus [rnlg]x|\\b[rnl]x ?\\d{3}',
			'\\bx[1-7]\\b|\\bq[2-8]\\b|\\bgl[abcesk]\\b|\\bg ?\\d{3}\\b|\\bxc ?\\d0|range rover|discovery|defender',
			'freelander|vitara|jimny|jolion|dargo|\\bh[3-9]\\b|hover|tiggo|atlas|coolray|monjaro|\\bsong\\b',
			'\\bcs ?\\d|gac gs ?\\d|uni-[kt]|exeed|jaecoo',
		),
	],
	[
		'wagon',
		anyOf('\\b210[24]\\d?\\b|\\b2111\\d?\\b|\\b2171\\d?\\b|\\b1117\\d?\\b|\\b2194\\d\\d\\b', 'largus|ларгус'),
	],
	[
		'hatchback',
		anyOf(
			'\\b21(?:08|09|12|13|14)\\d{0,2}\\b|\\b2172\\d?\\b|\\b1119\\d?\\b|\\b219[12]\\d\\d\\b|\\b1111\\d?\\b',
			'samara|самара|xray|\\bока\\b|sandero|matiz|picanto|\\bceed|prius|caliber|\\bmini\\b|octavia|superb',
			'\\bfit\\b|\\bjazz\\b|yaris|\\bnote\\b|\\bgolf\\b|fabia|\\bswift\\b',
		),
	],
	[
		'sedan',
		anyOf(
			'granta|гранта|vesta|веста|priora|приора|logan|solaris|\\brio\\b|camry|corolla|\\bpolo\\b|almera|nexia',
			'elantra|lancer|passat|волга|volga|cerato|optima|sonata|accord|mondeo|rapid|jetta|\\b2107',
		),
	],
];

/**
 * The side view of a car. The register's type decides, but for high cars, most of which ГИБДД enters as
 * estates; where it says no more than «легковой», the model does. Null when neither tells a shape.
 */
export function shapeOfCar(model: string | null, type: string | null): BodyShape | null {
	const byType = readBodyShape(type);
	const byModel = MODELS.find(([, names]) => names.test(model ?? ''))?.[0] ?? null;
	if (byModel === 'suv' && (byType === null || ['wagon', 'sedan', 'hatchback'].includes(byType)))
		return 'suv';
	const isVague = byType === null || (byType === 'sedan' && !/седан|лимузин/i.test(type ?? ''));
	return isVague ? (byModel ?? byType) : byType;
}

function anyOf(...names: readonly string[]): RegExp {
	return new RegExp(names.join('|'), 'i');
}
