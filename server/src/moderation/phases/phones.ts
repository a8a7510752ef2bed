import { lowered } from './folding.ts';
import { type MappedText, marksIn, replaceIn, type TextMark } from './mapped.ts';
import { digitsFromWords } from './number-words.ts';

/** A VIN is a number of its own kind: 17 signs of which some are letters. */
const VIN = /(?<![\p{L}\d])(?=\d*[a-hj-npr-zа-я])[a-hj-npr-zа-я\d]{17}(?![\p{L}\d])/gu;
const BETWEEN = String.raw`[\s().\-–—_/*+]{0,3}`;
/** Ten or eleven digits, with what people put between them. */
const RUN = new RegExp(String.raw`(?<!\d)\d(?:${BETWEEN}\d){9,10}(?!${BETWEEN}\d)`, 'gu');
const WHOLE = /(?<!\d)(?:\+?7|8)[\s(.-]{0,2}9\d{2}[\s).-]{0,2}\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/gu;

function twinsAsDigits(text: MappedText): MappedText {
	const zeros = replaceIn(text, /(?<=\d|\d[(). -])[оo]|[оo](?=\d)/gu, () => '0');
	return replaceIn(zeros, /(?<=\d)з(?=\d)|(?<=\d)з(?=[ .)-]?\d)|з(?=\d{2})/gu, () => '3');
}

/** Mobile and town numbers of Russia: eleven digits from 7 or 8 on, or ten of a mobile one. */
function isPhone(run: string): boolean {
	const digits = run.replace(/\D/g, '');
	return digits.length === 11 ? /^[78][3489]/.test(digits) : /^9\d{9}$/.test(digits);
}

/** Where telephone numbers stand, in digits, look-alikes or words. Prices, mileages and years are shorter. */
export function phonesIn(text: string): TextMark[] {
	const plain = replaceIn(lowered(text), VIN, () => '§');
	const digits = twinsAsDigits(digitsFromWords(plain));
	return [digits, twinsAsDigits(plain)].flatMap((form) => [
		...marksIn(form, RUN, isPhone),
		...marksIn(form, WHOLE),
	]);
}
