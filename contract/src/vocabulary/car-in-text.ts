import { plainSigns } from './plain-signs.ts';
import { foldPlateLetters, PLATE_LETTERS, type Plate, parsePlate } from './plate.ts';
import { parseVin, VIN_LENGTH, type Vin } from './vin.ts';

/** The car that a text speaks of. */
export type CarInText =
	| { readonly kind: 'vin'; readonly vin: Vin }
	| { readonly kind: 'plate'; readonly plate: Plate };

/** An advertisement is shorter; the rest is not read. In signs. */
const LONGEST_TEXT = 4_000;

const SIGN = '[A-Za-zА-Яа-яЁё0-9]';
const AROUND = (inner: string) => `(?<!${SIGN})${inner}(?!${SIGN})`;
const GAP = '[\\s\\-/|·.,]{0,3}';

const WHOLE_VIN = new RegExp(AROUND(`(${SIGN}{${VIN_LENGTH}})`), 'g');
/** Broken by spaces or dashes it counts only where the text says what it is: any words would fit. */
const SPACED_VIN = new RegExp(
	`(?<!${SIGN})(?:vin|вин)(?:[\\s-]?(?:код|номер|code))?[\\s:№#=-]*((?:${SIGN}[\\s-]?){${VIN_LENGTH}})(?!${SIGN})`,
	'gi',
);
const TWIN = `[${PLATE_LETTERS}ABEKMHOPCTYX]`;
const REGION = '(\\d{2,3})(?=\\s*(?:RUS|РУС)|(?!\\w|[А-Яа-яЁё]))';

/** Spaced like on the plate, in capitals: «с 150 км 77» is no plate. */
const SPACED_PLATE = new RegExp(
	`(?<!${SIGN})(${TWIN}${GAP}\\d{3}${GAP}${TWIN}${GAP}${TWIN})${GAP}${REGION}`,
	'g',
);
/** Named as one it may be spaced in any letters, and of any kind. */
const NAMED_PLATE = new RegExp(
	`(?<!${SIGN})(?:г[./]?\\s?н\\.?|грз|(?:гос[а-я]*\\.?\\s?)?(?:рег[а-я]*\\.?\\s?)?(?:номер[а-я]*|знак[а-я]*|№))[\\s:№-]{1,4}` +
		`((?:${TWIN}${GAP}\\d{3}${GAP}${TWIN}|${TWIN}${GAP}${TWIN}${GAP}\\d{3,4}|\\d{4}${GAP}${TWIN})(?:${GAP}${TWIN})?)${GAP}${REGION}`,
	'gi',
);
/** Written as one word, in any letters. */
const WHOLE_PLATE = new RegExp(`(?<!${SIGN})(${TWIN}\\d{3}${TWIN}{2})${GAP}${REGION}`, 'gi');
/** Motorcycles, trailers and taxis resemble prose: «2000 км 15» is no plate, `2000КМ15` is. */
const OTHER_PLATE = new RegExp(
	AROUND(`((?:${TWIN}{1,2}\\d{3,4}${TWIN}?|\\d{4}${TWIN}{2}|[ТT]${TWIN}{2}\\d{3}))${REGION}`),
	'g',
);

/**
 * Finds the VIN, or else the plate, in any text that a person shares: an advertisement, a message, a link to
 * a report. A VIN names the car for ever, so it wins. Null where there is neither.
 */
export function findCarInText(text: string): CarInText | null {
	return findCarsInText(text)[0] ?? null;
}

/** Finds every car of a text once, the clearest first. No plates beside a VIN: most are the same car's. */
export function findCarsInText(text: string): readonly CarInText[] {
	const readable = plainSigns(decodeEscapes(text.slice(0, LONGEST_TEXT)));
	// What is nothing but a plate needs no look of one.
	const whole = parsePlate(readable);
	if (whole.ok) return [{ kind: 'plate', plate: whole.plate }];
	const vins = [...new Set(vinsIn(readable))].map((vin) => ({ kind: 'vin', vin }) as const);
	if (vins.length > 0) return vins;
	return [...new Set(platesIn(readable))].map((plate) => ({ kind: 'plate', plate }) as const);
}

const LINK = /(?:https?:\/\/|www\.)\S|[\p{L}\d-]+\.\p{L}{2,}\/\S/iu;

/** True for a text with the address of a page in it. */
export function hasLink(text: string): boolean {
	return LINK.test(text);
}

function* vinsIn(text: string): Generator<Vin> {
	for (const pattern of [SPACED_VIN, WHOLE_VIN]) {
		for (const [, candidate = ''] of text.matchAll(pattern)) {
			const parsed = parseVin(candidate);
			if (parsed.ok && looksLikeVin(parsed.vin)) yield parsed.vin;
		}
	}
}

/** Seventeen digits are an order or an account; a VIN without any digit is a long word. */
function looksLikeVin(vin: Vin): boolean {
	return /[A-Z]/.test(vin) && (vin.match(/\d/g)?.length ?? 0) >= 3;
}

function* platesIn(text: string): Generator<Plate> {
	for (const pattern of [SPACED_PLATE, NAMED_PLATE, WHOLE_PLATE, OTHER_PLATE]) {
		for (const [, number = '', region = ''] of text.matchAll(pattern)) {
			const parsed = parsePlate(foldPlateLetters(number).replace(/[^А-ЯЁ\d]/g, '') + region);
			if (parsed.ok) yield parsed.plate;
		}
	}
}

/** Links carry Cyrillic letters escaped. */
function decodeEscapes(text: string): string {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
		try {
			return decodeURIComponent(escaped);
		} catch {
			return escaped;
		}
	});
}
