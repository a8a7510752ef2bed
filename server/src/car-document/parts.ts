import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { SHEET_STYLE } from './style.ts';

/** A text of the sheets. */
export function sheetText(style: keyof typeof SHEET_STYLE, words: string): ReactElement {
	return h(Text, { style: SHEET_STYLE[style] }, words);
}

/** A box of the sheets. */
export function box(
	style: keyof typeof SHEET_STYLE,
	...children: readonly (ReactElement | null)[]
): ReactElement {
	return h(View, { style: SHEET_STYLE[style] }, ...children);
}

/** Says that there is more than the sheet holds; nothing where there is not. */
export function moreLine(count: number): readonly ReactElement[] {
	return count === 0 ? [] : [sheetText('more', `И ещё ${count} — на странице проверки.`)];
}
