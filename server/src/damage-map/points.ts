import { DAMAGE_CODE, type DamageZone, readDamageCode } from '@avtosverka/contract/vocabulary/damage';
import { z } from 'zod';

const CODES_AT_MOST = 40;
/** Forty codes of three digits with their commas. */
const TEXT_AT_MOST = CODES_AT_MOST * 4;

/** The query of a damage picture; `legend=off` leaves the words to the page around it. */
export const DamageMapQuery = z.object({
	points: z
		.string()
		.max(TEXT_AT_MOST)
		.transform((text, context): string[] => {
			const codes = text.split(',');
			if (codes.length <= CODES_AT_MOST && codes.every((code) => DAMAGE_CODE.test(code)))
				return [...new Set(codes)].sort();
			context.addIssue({
				code: 'custom',
				message: `Коды повреждений: от одной до трёх цифр через запятую, не больше ${CODES_AT_MOST} кодов.`,
			});
			return z.NEVER;
		}),
	legend: z.enum(['on', 'off']).default('on'),
});

/** What a list of codes says, put together. */
export type DamageReport = {
	readonly zones: ReadonlySet<DamageZone>;
	readonly words: readonly string[];
	readonly unknown: readonly string[];
};

/** Reads damage codes; a code without a place on the picture still has its words. */
export function readDamage(codes: readonly string[]): DamageReport {
	const read = codes.map((code) => ({ code, damage: readDamageCode(code) }));
	return {
		zones: new Set(read.flatMap(({ damage }) => damage?.zones ?? [])),
		words: [...new Set(read.flatMap(({ damage }) => (damage ? [damage.text] : [])))],
		unknown: read.filter(({ damage }) => damage === null).map(({ code }) => code),
	};
}

/** The sentences of a damage picture: what is damaged, and what we cannot read. */
export function describeDamage({ words, unknown }: DamageReport): string[] {
	return [
		...(words.length > 0 ? [`Повреждено: ${words.join('; ')}.`] : []),
		...(unknown.length > 0 ? [`Коды без расшифровки: ${unknown.join(', ')}.`] : []),
	];
}
