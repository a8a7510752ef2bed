import type { Hardness } from './draw.ts';
import { paper, stamped, windscreen } from './letters.ts';
import { plate } from './plates.ts';
import type { Random } from './random.ts';
import { barcode, nothing, type Subject, sticker } from './subjects.ts';

/** Draws one picture of a kind. */
export type DrawSubject = (random: Random, hardness: Hardness) => Promise<Subject>;

const FULL_HD = { width: 1920, height: 1080 };
const HD = { width: 1280, height: 720 };

const coded =
	(format: Parameters<typeof barcode>[2], frame: typeof HD): DrawSubject =>
	(random, hardness) =>
		barcode(random, hardness, format, frame);

/** What is drawn, by its name; `nothing` must stay unread. */
export const KINDS: Readonly<Record<string, DrawSubject>> = {
	'DataMatrix 1080p': coded('DataMatrix', FULL_HD),
	'DataMatrix 720p': coded('DataMatrix', HD),
	'QRCode 1080p': coded('QRCode', FULL_HD),
	'QRCode 720p': coded('QRCode', HD),
	'Code39 1080p': coded('Code39', FULL_HD),
	'Code39 720p': coded('Code39', HD),
	'Code128 1080p': coded('Code128', FULL_HD),
	'Code128 720p': coded('Code128', HD),
	sticker,
	windscreen,
	paper,
	'plate 1': (random, hardness) => plate(random, hardness, '1'),
	'plate 1А': (random, hardness) => plate(random, hardness, '1А'),
	'plate 1Б': (random, hardness) => plate(random, hardness, '1Б'),
	'plate 4': (random, hardness) => plate(random, hardness, '4'),
	stamped,
	nothing,
};
