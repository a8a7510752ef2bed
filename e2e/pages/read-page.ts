import {
	attribute,
	elementsOf,
	type HtmlElement,
	type HtmlTree,
	readDocument,
} from '@avtosverka/registers/html/document';
import { linesOf, textOf } from '@avtosverka/registers/html/lines';

/** An address that a page names, as it stands there. */
export type NamedAddress = { readonly by: string; readonly address: string };

/** One page as the server sends it, before any script has run. */
export type ServedPage = {
	readonly status: number;
	readonly type: string;
	readonly html: string;
	readonly lang: string | null;
	/** One entry an element, so that a page with two of them is seen. */
	readonly titles: readonly string[];
	readonly headings: readonly string[];
	readonly descriptions: readonly string[];
	readonly robots: readonly string[];
	/** `format-detection`: whether browsers make links of numbers, dates and addresses in the text. */
	readonly detections: readonly string[];
	readonly canonicals: readonly string[];
	/** `og:` fields by name. */
	readonly shared: ReadonlyMap<string, string>;
	/** Texts of the data blocks for search engines. */
	readonly data: readonly string[];
	readonly ids: ReadonlySet<string>;
	readonly named: readonly NamedAddress[];
	/** What a person reads, and what is read to them: names of controls and pictures. */
	readonly lines: readonly string[];
	/** What a person reads only once a script has moved it: React's late parts. */
	readonly lateLines: readonly string[];
};

/** Attributes that name an address, by the elements that carry them. */
const ADDRESSES: readonly (readonly [tag: string, attribute: string])[] = [
	['a', 'href'],
	['img', 'src'],
	['link', 'href'],
	['script', 'src'],
	['iframe', 'src'],
	['form', 'action'],
];

const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** Asks for a page without a browser, following redirects. Throws for what is no HTML. */
export async function readPage(address: string): Promise<ServedPage> {
	const reply = await fetch(address, { headers: { accept: 'text/html' } });
	return readHtml(await reply.text(), reply.status, reply.headers.get('content-type') ?? '');
}

/** The parts of a page of which the tests speak. */
export function readHtml(html: string, status = 200, type = ''): ServedPage {
	const tree = readDocument(html);
	if (tree === null) throw new Error('the parser did not take the page');
	const all = elementsOf(tree.root);
	const meta = (key: string, name: string) =>
		all
			.filter((element) => element.tagName === 'meta' && attribute(element, key) === name)
			.map((element) => attribute(element, 'content') ?? '');
	return {
		status,
		type,
		html,
		lang: attribute(all[0]!, 'lang'),
		titles: titlesOf(all),
		headings: all.filter(({ tagName }) => tagName === 'h1').map(textOf),
		descriptions: meta('name', 'description'),
		robots: meta('name', 'robots'),
		detections: meta('name', 'format-detection'),
		canonicals: all.filter((element) => attribute(element, 'rel') === 'canonical').map(hrefOf),
		shared: new Map(all.flatMap(sharedField)),
		data: all.filter((element) => attribute(element, 'type') === 'application/ld+json').map(insideOf),
		ids: new Set(all.flatMap((element) => attribute(element, 'id') ?? [])),
		named: all.flatMap(namedBy),
		lines: [...linesOf(tree.root), ...all.flatMap(spokenBy)],
		lateLines: lateLinesOf(tree),
	};
}

/** A drawing has a title of its own, which is none of the page's. */
function titlesOf(all: readonly HtmlElement[]): string[] {
	return all
		.filter(({ tagName, namespaceURI }) => tagName === 'title' && namespaceURI.endsWith('xhtml'))
		.map(insideOf);
}

function insideOf({ childNodes }: HtmlElement): string {
	return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function hrefOf(element: HtmlElement): string {
	return attribute(element, 'href') ?? '';
}

function sharedField(element: HtmlElement): [string, string][] {
	const field = attribute(element, 'property');
	return field?.startsWith('og:') ? [[field, attribute(element, 'content') ?? '']] : [];
}

function namedBy(element: HtmlElement): NamedAddress[] {
	return ADDRESSES.flatMap(([tag, name]) => {
		const address = element.tagName === tag ? attribute(element, name) : null;
		return address === null ? [] : [{ by: `${tag}[${name}]`, address }];
	});
}

function spokenBy(element: HtmlElement): string[] {
	return SPOKEN.flatMap((name) => attribute(element, name) ?? []);
}

function lateLinesOf(tree: HtmlTree): readonly string[] {
	const late = elementsOf(tree.root).filter((element) => /^S:/.test(attribute(element, 'id') ?? ''));
	return late.flatMap((element) => linesOf(element));
}
