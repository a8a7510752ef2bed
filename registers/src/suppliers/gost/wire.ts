import {
	attribute,
	classesOf,
	elementsOf,
	type HtmlElement,
	type HtmlTree,
	hasClass,
	isClosed,
	readFragment,
} from '../../html/document.ts';
import { linesOf } from '../../html/lines.ts';
import { type Label, readLabelled } from './labels.ts';

/** A campaign as the fragment shows it. */
export type GostBlock = {
	/** The first text, which says how the campaign stands. */
	readonly headline: string | null;
	readonly values: ReadonlyMap<Label, string>;
};

/** What a fragment says; `text` is everything a reader sees, for looking after other cars. */
export type Fragment =
	| { readonly kind: 'blocks'; readonly blocks: readonly GostBlock[]; readonly text: string }
	| { readonly kind: 'none'; readonly text: string }
	| { readonly kind: 'unclear'; readonly why: string };

const BLOCK_CLASS = 'div-revocamp';

/** The service's words that a car is in no campaign; they must be the whole fragment, on one line. */
const NONE_SENTENCE =
	/^По (?:данному|указанному) VIN(?: [A-Z0-9]{17})? (?:не (?:имеется|найдено) сведений об отзывн(?:ой|ых) кампани(?:и|ях)|сведени[яй] об отзывн(?:ой|ых) кампани(?:и|ях) (?:не найден[ыо]|не имеется|отсутствуют))\.?$/i;

/** What an empty fragment may be made of; a picture, a field or a script would be something else. */
const PLAIN_TAGS = new Set(['div', 'p', 'span', 'br', 'ul', 'section']);
const WHOLE_PAGE = /<\s*(?:!doctype|html|head|title|body)/i;
/** Names of elements that something is put into later, or that speak of something else than campaigns. */
const SPEAKING_NAME = /revocamp|captcha|challenge|error|alert|warn|load/i;

/** Reads the fragment that the service answers with; never throws. */
export function readAnswer(html: string): Fragment {
	const tree = readFragment(html);
	if (tree === null) return { kind: 'unclear', why: 'no fragment of this service' };
	const lines = linesOf(tree.root);
	const text = lines.join(' ');
	const wholePage = WHOLE_PAGE.test(html);
	if (!wholePage && lines.length === 1 && NONE_SENTENCE.test(text)) return { kind: 'none', text };
	const blocks = elementsOf(tree.root).filter(isBlock);
	if (blocks.length > 0) return { kind: 'blocks', blocks: blocks.map(readBlock), text };
	if (!wholePage && text === '' && isBare(tree) && hasWholeTags(html)) return { kind: 'none', text };
	return { kind: 'unclear', why: wholePage ? 'a whole page' : 'a fragment of another shape' };
}

/** Markup without faults and without any content, all of it closed: a fragment that broke off is not bare. */
function isBare({ root, errors }: HtmlTree): boolean {
	const elements = elementsOf(root);
	return elements.length > 0 && errors === 0 && elements.every(isPlain);
}

/** Each tag ends before the next begins: a stray end tag of any name is no error to the parser. */
function hasWholeTags(html: string): boolean {
	return !/[<>]/.test(html.replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, ''));
}

function isPlain(element: HtmlElement): boolean {
	const { tagName, attrs } = element;
	const named = attrs.every(({ name }) => name === 'class' || name === 'id');
	const names = [...classesOf(element), attribute(element, 'id') ?? ''];
	const closed = tagName === 'br' || isClosed(element);
	return PLAIN_TAGS.has(tagName) && closed && named && !names.some((name) => SPEAKING_NAME.test(name));
}

/** A block inside another one (a lost end tag) is a campaign of its own. */
function readBlock(block: HtmlElement): GostBlock {
	return readLabelled(linesOf(block, isBlock));
}

function isBlock(element: HtmlElement): boolean {
	return hasClass(element, BLOCK_CLASS);
}
