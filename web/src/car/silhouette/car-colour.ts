/** A paint that reads well on light and dark ground alike. */
export type Paint = { readonly body: string; readonly shade: string };

/** Stems of colour words as registers write them; the first one that occurs wins. */
const PAINTS: readonly (readonly [stem: string, hex: string])[] = [
	['темно-красн', '#9c2b2b'],
	['бордов', '#7d2233'],
	['вишнев', '#80243a'],
	['красн', '#c9403a'],
	['оранж', '#e07a2f'],
	['золот', '#c7a24e'],
	['желт', '#e8bf3c'],
	['светло-зелен', '#7fae6b'],
	['темно-зелен', '#2f5d45'],
	['зелен', '#3f8a5a'],
	['бирюз', '#3a9aa0'],
	['голуб', '#6aa5d8'],
	['темно-син', '#27406f'],
	['син', '#2f5cb0'],
	['фиолет', '#6a4c9c'],
	['сиренев', '#9a83bd'],
	['розов', '#d98aa3'],
	['беж', '#cdb994'],
	['песочн', '#c9b183'],
	['коричнев', '#76523a'],
	['серебр', '#b9c1cb'],
	['светло-сер', '#aab3be'],
	['темно-сер', '#565f6b'],
	['сер', '#868f9b'],
	['асфальт', '#5c6470'],
	['черн', '#2d333c'],
	['бел', '#eef1f5'],
];

/** The paint for a register's colour («ТЕМНО-КРАСНЫЙ», «Светло Зеленый»); null for an unknown word. */
export function readPaint(colour: string | null): Paint | null {
	const words = (colour ?? '')
		.toLowerCase()
		.replaceAll('ё', 'е')
		.replace(/(темно|светло)[\s-]*/g, '$1-');
	const place = (stem: string) => words.indexOf(stem);
	const hits = PAINTS.filter(([stem]) => place(stem) >= 0).sort(
		([one], [other]) => place(one) - place(other),
	);
	const body = hits[0]?.[1];
	return body ? { body, shade: darker(body) } : null;
}

/** The paint of a car of unknown colour. */
export const NO_PAINT: Paint = { body: '#9fb0c6', shade: '#7f92ab' };

/** The same colour in shadow, four fifths of its light. */
function darker(hex: string): string {
	const parts = [1, 3, 5].map((from) => Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * 0.8));
	return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
