import { makerOf } from '@avtosverka/contract/vin-reading/makers';
import { type NearVins, nearVins } from '@avtosverka/contract/vin-reading/near-vins';
import { nearVinsInText } from '@avtosverka/contract/vin-reading/near-vins-in-text';
import { nearVinsText } from '@avtosverka/contract/vin-reading/near-vins-text';
import { plainSigns } from '@avtosverka/contract/vocabulary/plain-signs';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { foldLookAlikes, parseVin, VIN_LENGTH, type Vin } from '@avtosverka/contract/vocabulary/vin';

/** What is wrong with a text that was meant for a number, and the VINs that it may stand for. */
export type Misspelling = { readonly problem: string; readonly vins: readonly Vin[] };

/** So many signs in a row are hardly a word. */
const NEARLY_VIN = /^(?=.*\p{L})(?=(?:\D*\d){5})[\p{L}\d]{14,20}$/u;
const NAMED_VIN =
	/(?<![\p{L}\d])(?:vin|вин)(?:[\s-]?(?:код|номер|code))?[\s:№#=-]*([\p{L}\d]{14,20})(?![\p{L}\d])/iu;
const LABEL = /^(?:vin|вин)[\s:№#=-]+/i;
const GAPS = /[\s-]+/g;
const FOREIGN_LETTER = /[^A-HJ-NPR-Z0-9]/;
const LONG_WORD = /\p{L}{5}/u;
const LEFT_OUT = 'Букв I, O и Q в VIN не бывает.';
const COMPARE = 'Сверьте с документом и пришлите VIN целиком.';

/** Reads a text without a VIN as one with a mistake; null where it was hardly meant for a VIN. */
export function readNearlyVin(text: string): Misspelling | null {
	const plain = plainSigns(text).trim();
	const word = NAMED_VIN.exec(plain)?.[1] ?? plain.replace(LABEL, '');
	const signs = word.replace(GAPS, '');
	if (NEARLY_VIN.test(signs)) {
		const near = nearVins(signs);
		if (signs === word || isSpacedVin(word, near)) return judge(foldLookAlikes(signs), near);
	}
	const within = nearVinsInText(plain);
	return within && advise(lengthOf(within), within);
}

/** Words may be as long together by chance: a maker must be known, and no word be a long one. */
function isSpacedVin(text: string, near: NearVins | null): boolean {
	if (LONG_WORD.test(text)) return false;
	return [text, ...(near?.vins ?? [])].some((signs) => makerOf(foldLookAlikes(signs)) !== null);
}

function judge(signs: string, near: NearVins | null): Misspelling {
	const parsed = parseVin(signs);
	if (parsed.ok) return { problem: 'Похоже на VIN с пробелами. Проверить его?', vins: [parsed.vin] };
	const [foreign] = FOREIGN_LETTER.exec(signs.replace(/[IOQ]/g, '')) ?? [];
	if (foreign !== undefined) {
		const problem = `Буквы ${foreign} в VIN не бывает: там только латинские буквы и цифры. ${COMPARE}`;
		return { problem, vins: [] };
	}
	return advise(signs.length, near);
}

function advise(length: number, near: NearVins | null): Misspelling {
	const wrong =
		length === VIN_LENGTH
			? LEFT_OUT
			: `Здесь ${counted(length, ['знак', 'знака', 'знаков'])}, а в VIN их ${VIN_LENGTH}.`;
	const vins = near?.vins ?? [];
	const hint = near && nearVinsText(near);
	return { problem: [wrong, hint, vins.length === 0 && COMPARE].filter(Boolean).join(' '), vins };
}

function lengthOf({ reason }: NearVins): number {
	if (reason === 'one-missing') return VIN_LENGTH - 1;
	return reason === 'one-too-many' ? VIN_LENGTH + 1 : VIN_LENGTH;
}
