import type { DefaultTreeAdapterTypes } from 'parse5';
import { tidyText } from '../reading/text.ts';
import { type HtmlElement, isElement } from './document.ts';

/** Elements inside a line; every other one begins a line of its own. */
const INLINE = new Set(
	'a abbr b bdi bdo big cite code em font i ins kbd label mark nobr q s small span strong sub sup time tt u var wbr'.split(
		' ',
	),
);

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title']);

/** The element's text as a reader sees it, one entry a line, none empty; `skip` leaves elements out. */
export function linesOf(
	parent: DefaultTreeAdapterTypes.ParentNode,
	skip: (element: HtmlElement) => boolean = () => false,
): readonly string[] {
	const lines: string[] = [''];
	write(parent);
	return lines.map(tidyText).filter((line) => line !== '');

	function write(node: DefaultTreeAdapterTypes.ParentNode): void {
		for (const child of node.childNodes) {
			if ('value' in child) lines.push(`${lines.pop() ?? ''}${child.value}`);
			else if (isElement(child) && !UNREAD.has(child.tagName) && !skip(child)) writeElement(child);
		}
	}

	function writeElement(element: HtmlElement): void {
		const block = !INLINE.has(element.tagName);
		if (block) lines.push('');
		write(element);
		if (block) lines.push('');
	}
}

/** The element's text on one line. */
export function textOf(parent: DefaultTreeAdapterTypes.ParentNode): string {
	return linesOf(parent).join(' ');
}
