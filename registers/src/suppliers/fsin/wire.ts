import {
	attribute,
	elementsOf,
	type HtmlElement,
	hasClass,
	isClosed,
	readDocument,
} from '../../html/document.ts';
import { textOf } from '../../html/lines.ts';
import type { WantedNotice } from '../../registers/fsin-wanted.ts';
import { percentEncode1251 } from '../../transport/windows-1251.ts';

/** What a page of the service says. */
export type Listing =
	/** `pages`: how many of them there are in all. */
	| { readonly kind: 'rows'; readonly rows: readonly WantedNotice[]; readonly pages: number }
	| { readonly kind: 'none' }
	| { readonly kind: 'unclear'; readonly why: string };

/** The path of a page of the list for a name; the service reads windows-1251. Pages count from 1. */
export function listPath(name: string, page: number): string {
	const filter = `arrFilterAdd_pf%5Bfio%5D=${percentEncode1251(name)}&set_filter=Y`;
	return `/criminal/?${filter}${page > 1 ? `&PAGEN_1=${page}` : ''}`;
}

const ITEM = 'sl-item';
/** The same in the text itself: what a broken tag, comment or script has swallowed was there all the same. */
const ITEM_IN_TEXT = /class\s*=\s*["']?[^"'>]{0,300}\bsl-item|<[^<>]*\bsl-item/i;
const PAGE_LINK = /PAGEN_1=(\d{1,4})(?:\D|$)/;

/** Reads a page of the list; never throws. */
export function readFsinList(html: string): Listing {
	const tree = readDocument(html);
	if (tree === null) return { kind: 'unclear', why: 'no page' };
	const elements = elementsOf(tree.root);
	const rows = elements.filter((element) => hasClass(element, ITEM)).map(readNotice);
	if (rows.length > 0) return { kind: 'rows', rows, pages: pagesOf(elements) };
	const frame = elements.find((element) => hasClass(element, 'section-list') && hasClass(element, 'type-6'));
	if (!frame) return { kind: 'unclear', why: 'no list' };
	const whole =
		isClosed(frame) && elements.some((element) => element.tagName === 'html' && isClosed(element));
	if (!whole) return { kind: 'unclear', why: 'the page broke off' };
	const bare = elementsOf(frame).length === 0 && textOf(frame) === '' && !ITEM_IN_TEXT.test(html);
	return bare ? { kind: 'none' } : { kind: 'unclear', why: 'a list that shows something else' };
}

function readNotice(item: HtmlElement): WantedNotice {
	const inside = elementsOf(item, (element) => !hasClass(element, ITEM));
	const part = (name: string) => {
		const found = inside.find((element) => hasClass(element, name));
		return (found && textOf(found)) || null;
	};
	const paragraphs = inside.filter(({ tagName }) => tagName === 'p').map((paragraph) => textOf(paragraph));
	const labelled = (label: RegExp) =>
		paragraphs
			.find((text) => label.test(text))
			?.replace(label, '')
			.trim() || null;
	return {
		title: part('sl-item-title'),
		text: part('sl-item-text'),
		territory: labelled(/^территориальные органы\s*:?/i),
		federal: labelled(/^федеральные органы\s*:?/i),
	};
}

function pagesOf(elements: readonly HtmlElement[]): number {
	const links = elements.filter(({ tagName }) => tagName === 'a');
	const numbers = links.map((link) => Number(PAGE_LINK.exec(attribute(link, 'href') ?? '')?.[1] ?? 1));
	return Math.max(1, ...numbers);
}
