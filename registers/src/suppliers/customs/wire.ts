import {
	attribute,
	classesOf,
	elementsOf,
	type HtmlElement,
	hasClass,
	isClosed,
	readDocument,
} from '../../html/document.ts';
import { textOf } from '../../html/lines.ts';

/** A field of the grid as the page shows it. */
export type Item = { readonly label: string; readonly value: string | null };

/** The page of the service, before and after a question. */
export type CustomsPage = {
	/** The `_token` of the page's own form with a field for the VIN; null where there is no such form. */
	readonly token: string | null;
	/** What the form's own field for the VIN holds. */
	readonly typedVin: string | null;
	readonly items: readonly Item[];
	/** Elements of the grid in which no label can be read. */
	readonly lost: number;
	/** Code of the country on the flag, lower case; null without a flag. */
	readonly flag: string | null;
	/** True when the page says that the visit has lasted too long. */
	readonly expired: boolean;
	/** True when nothing on the page looks like a part of an answer, a complaint or a picture to be read. */
	readonly quiet: boolean;
	/** True when the page came to its own end. */
	readonly whole: boolean;
};

const ITEM = 'car-register-grid__item';
/**
 * The same in the text itself: what a broken tag, comment or script has swallowed was there all the same. A
 * name after a dot outside a tag is a rule of the page's style.
 */
const ITEM_IN_TEXT = /(?<!\.)car-register-grid__|<[^<>]*car-register-grid__/i;
const FLAG = /flags\/(?:[\w-]+\/)*([a-z]{2})(?:[-.][\w.-]*)?\.(?:svg|png|webp|gif)(?:$|[?#])/i;
const EXPIRED = /page expired|(?:страниц[аы]|сесси[яи]) (?:устарел|ист[её]к)/i;
const COMPLAINT = /(?:^|[-_])(?:error|errors|alert|invalid-feedback)(?:$|[-_])/i;
const PICTURE_TO_READ = /captcha/i;

/** Reads a page of the service; null for what is no page at all. Never throws. */
export function readPage(html: string): CustomsPage | null {
	const tree = readDocument(html);
	if (tree === null) return null;
	const elements = elementsOf(tree.root);
	const cells = elements.filter((element) => hasClass(element, ITEM)).map(readItem);
	const items = cells.filter((item) => item !== null);
	const form = readForm(elements);
	const flag = readFlag(elements);
	return {
		...form,
		items,
		lost: cells.length - items.length,
		flag,
		expired: EXPIRED.test(html),
		quiet: flag === null && !ITEM_IN_TEXT.test(html) && !elements.some(speaks),
		whole: elements.some((element) => element.tagName === 'html' && isClosed(element)),
	};
}

function readItem(item: HtmlElement): Item | null {
	const inside = elementsOf(item, (element) => !hasClass(element, ITEM));
	const part = (name: string) => inside.find((element) => hasClass(element, name));
	const label = part('car-register-grid__label');
	const value = part('car-register-grid__value');
	if (!label || !value) return null;
	const words = textOf(label).replace(/\s*:$/, '');
	return words === '' ? null : { label: words, value: textOf(value) || null };
}

function readForm(elements: readonly HtmlElement[]): Pick<CustomsPage, 'token' | 'typedVin'> {
	for (const form of elements.filter(({ tagName }) => tagName === 'form')) {
		const fields = elementsOf(form).filter(({ tagName }) => tagName === 'input');
		const field = (name: string) => fields.find((input) => attribute(input, 'name') === name);
		const token = field('_token');
		const vin = field('vin');
		const value = token ? attribute(token, 'value') : null;
		if (vin && value) return { token: value, typedVin: attribute(vin, 'value') };
	}
	return { token: null, typedVin: null };
}

function readFlag(elements: readonly HtmlElement[]): string | null {
	const sources = elements
		.filter((element) => hasClass(element, 'vin-check__card-img'))
		.flatMap((card) => elementsOf(card))
		.filter(({ tagName }) => tagName === 'img')
		.map((image) => FLAG.exec(attribute(image, 'src') ?? '')?.[1]?.toLowerCase());
	return sources.find((code) => code !== undefined) ?? null;
}

/** True for an unknown part of an answer, a complaint in words, or a picture for a person. */
function speaks(element: HtmlElement): boolean {
	const classes = classesOf(element);
	if (classes.some((name) => name.startsWith('car-register-grid__'))) return true;
	if (classes.some((name) => COMPLAINT.test(name)) && textOf(element) !== '') return true;
	return element.attrs.some(({ value }) => PICTURE_TO_READ.test(value));
}
