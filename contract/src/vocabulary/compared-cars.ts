import { parseVin, type Vin } from './vin.ts';

/** How many cars stand side by side on /compare. */
export const COMPARED_AT_LEAST = 2;
export const COMPARED_AT_MOST = 4;

export type ComparedProblem = 'none' | 'malformed' | 'twice' | 'one' | 'many';

/** `named`: the cars that could be read all the same, each once and no more than can be compared. */
export type ParsedComparedCars =
	| { ok: true; vins: readonly Vin[] }
	| { ok: false; problem: ComparedProblem; named: readonly Vin[] };

/** The page that shows cars side by side. */
export function compareAddress(vins: readonly Vin[]): string {
	return `/compare?${new URLSearchParams(vins.map((vin): [string, string] => ['vin', vin]))}`;
}

/** Reads the cars of that page's address. */
export function parseComparedCars(texts: readonly string[]): ParsedComparedCars {
	const vins = texts.flatMap((text) => {
		const parsed = parseVin(text);
		return parsed.ok ? [parsed.vin] : [];
	});
	const problem = problemOf(texts, vins);
	if (problem === null) return { ok: true, vins };
	return { ok: false, problem, named: [...new Set(vins)].slice(0, COMPARED_AT_MOST) };
}

function problemOf(texts: readonly string[], vins: readonly Vin[]): ComparedProblem | null {
	if (texts.length === 0) return 'none';
	if (vins.length < texts.length) return 'malformed';
	if (new Set(vins).size < vins.length) return 'twice';
	if (vins.length < COMPARED_AT_LEAST) return 'one';
	return vins.length > COMPARED_AT_MOST ? 'many' : null;
}

/** The sentence for an address that has not the cars to compare. */
export const COMPARED_PROBLEM_TEXT: Readonly<Record<ComparedProblem, string>> = {
	none: 'Сравнить можно от двух до четырёх машин.',
	malformed: 'В адресе есть VIN, который нельзя прочитать: VIN состоит из 17 латинских букв и цифр.',
	twice: 'Одна машина названа в адресе дважды: сравнивать её с самой собой незачем.',
	one: 'В адресе одна машина, а для сравнения нужны хотя бы две.',
	many: 'В адресе больше четырёх машин: рядом помещаются только четыре.',
};
