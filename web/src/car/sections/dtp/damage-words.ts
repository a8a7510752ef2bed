import { DAMAGE_CODE, damageMapUrl, damagesOf, readDamageCode } from '@avtosverka/contract/vocabulary/damage';

/** The damage of one accident in words, in the order of the codes; unknown codes stand last, as they are. */
export function damageWords(codes: readonly string[]): string {
	const unknown = codes.filter((code) => readDamageCode(code) === null);
	return [...damagesOf(codes), ...new Set(unknown.map((code) => `код ${code}`))].join(', ');
}

/** The picture takes no more codes than that. */
const DRAWN_AT_MOST = 40;

/** The address of the damage picture without words of its own; null when no code can be drawn. */
export function damageMapAddress(codes: readonly string[]): string | null {
	const drawn = [...new Set(codes.filter((code) => DAMAGE_CODE.test(code)))].slice(0, DRAWN_AT_MOST);
	return drawn.length > 0 ? `${damageMapUrl(drawn)}&legend=off` : null;
}
