import { parseVin, type Vin } from './vin.ts';

/** How many cars stand side by side on /compare. */
export const COMPARED_AT_LEAST = 2;
export const COMPARED_AT_MOST = 4;

export type ComparedProblem = 'none' | 'malformed' | 'twice' | 'one' | 'many';

export type ParsedComparedCars = { ok: true; vins: readonly Vin[] } | { ok: false; problem: ComparedProblem };

/** The page that shows cars side by side. */
export function compareAddress(vins: readonly Vin[]): string {
	return `/compare?${new URLSearchParams(vins.map((vin): [string, string] => ['vin', vin]))}`;
}

/** Reads the cars of that page's address. */
export function parseComparedCars(texts: readonly string[]): ParsedComparedCars {
	if (texts.length === 0) return { ok: false, problem: 'none' };
	const vins = texts.flatMap((text) => {
		const parsed = parseVin(text);
		return parsed.ok ? [parsed.vin] : [];
	});
	if (vins.length < texts.length) return { ok: false, problem: 'malformed' };
	if (new Set(vins).size < vins.length) return { ok: false, problem: 'twice' };
	if (vins.length < COMPARED_AT_LEAST) return { ok: false, problem: 'one' };
	if (vins.length > COMPARED_AT_MOST) return { ok: false, problem: 'many' };
	return { ok: true, vins };
}

/** The sentence for an address that has not the cars to compare. */
export const COMPARED_PROBLEM_TEXT: Readonly<Record<ComparedProblem, string>> = {
	none: 'Сравнить можно от двух до четырёх машин.',
	malformed: 'В адресе есть VIN, который нельзя прочитать: VIN состоит из 17 латинских букв и цифр.',
	twice: 'Одна машина названа в адресе дважды: сравнивать её с самой собой незачем.',
	one: 'В адресе одна машина, а для сравнения нужны хотя бы две.',
	many: 'В адресе больше четырёх машин: рядом помещаются только четыре.',
};
