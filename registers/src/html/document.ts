import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type Tree = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment;

/** HTML as a browser without scripts would see it. */
export type HtmlTree = {
	readonly root: Tree;
	/** Places where the text breaks the rules of HTML; a half of a tag is one. */
	readonly errors: number;
};

/** The pages of our registers have some 100 kB; the worst that fits into this still parses in a second. */
const LONGEST_TEXT = 500_000;
/** A tag with thousands of attributes takes the parser quadratic time. */
const LONGEST_TAG = 100_000;
/** Deeper than any page that a person has written; the parser's searches among open elements stay short. */
const DEEPEST = 300;

class TooDeep extends Error {}

/** A whole page; null for what no parser should have to read. Never throws. */
export function readDocument(html: string): HtmlTree | null {
	return read(html, (options) => parse(html, options));
}

/** A piece of a page; null for what no parser should have to read. Never throws. */
export function readFragment(html: string): HtmlTree | null {
	return read(html, (options) => parseFragment(html, options));
}

type Options = NonNullable<Parameters<typeof parse<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>>[1]>;

function read(html: string, parseIt: (options: Options) => Tree): HtmlTree | null {
	if (html.length > LONGEST_TEXT || html.split('>').some((part) => part.length > LONGEST_TAG)) return null;
	let errors = 0;
	const treeAdapter = shallowAdapter();
	const onParseError = () => {
		errors += 1;
	};
	try {
		// Locations tell which elements were closed by a tag of their own.
		const root = parseIt({
			treeAdapter,
			onParseError,
			sourceCodeLocationInfo: true,
			scriptingEnabled: false,
		});
		return { root, errors };
	} catch (error) {
		if (error instanceof TooDeep) return null;
		throw error;
	}
}

/** Builds the usual tree and gives up on one that is too deep, templates' insides included. */
function shallowAdapter(): typeof defaultTreeAdapter {
	const depths = new WeakMap<object, number>();
	const put = (parent: object, child: object) => {
		const depth = (depths.get(parent) ?? 0) + 1;
		if (depth > DEEPEST) throw new TooDeep();
		depths.set(child, depth);
		// A template's inside hangs beside its children.
		if ('content' in child && typeof child.content === 'object' && child.content)
			depths.set(child.content, depth);
	};
	return {
		...defaultTreeAdapter,
		appendChild(parent, child) {
			put(parent, child);
			defaultTreeAdapter.appendChild(parent, child);
		},
		insertBefore(parent, child, next) {
			put(parent, child);
			defaultTreeAdapter.insertBefore(parent, child, next);
		},
	};
}

/** Every element below, in the order of the page; `enter` may keep out of an element's inside. */
export function elementsOf(
	parent: Tree | HtmlElement,
	enter: (element: HtmlElement) => boolean = () => true,
): readonly HtmlElement[] {
	return parent.childNodes
		.filter(isElement)
		.flatMap((element) => [element, ...(enter(element) ? elementsOf(element, enter) : [])]);
}

/** The value of an attribute; null where there is none. */
export function attribute(element: HtmlElement, name: string): string | null {
	return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

export function hasClass(element: HtmlElement, name: string): boolean {
	return classesOf(element).includes(name);
}

export function classesOf(element: HtmlElement): readonly string[] {
	return (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
}

/** True when the element's own end tag was there: a page that broke off leaves its last elements open. */
export function isClosed(element: HtmlElement): boolean {
	return element.sourceCodeLocation?.endTag !== undefined;
}

export function isElement(node: HtmlNode): node is HtmlElement {
	return 'tagName' in node;
}
