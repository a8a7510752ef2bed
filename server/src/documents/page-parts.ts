import { Document, type PageLayoutProps, type PageProps, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { PAGE_STYLE } from './style.ts';

const BRAND = 'Автосверка';

/** What a document is called: in the window of its reader and at the head of each page. */
export type DocumentTitle = {
	/** What kind of document it is: «Отчёт о владельце автомобиля». */
	readonly kind: string;
	/** Whom or what it is about. */
	readonly about: string;
	readonly writtenAt: Date;
};

/** Pages as one document, with its properties: title, language, who made it and when. */
export function documentWith(
	{ kind, about, writtenAt }: DocumentTitle,
	...pages: readonly ReactElement<PageProps>[]
) {
	return h(
		Document,
		{
			title: `${kind}: ${about}`,
			author: BRAND,
			subject: kind,
			creator: BRAND,
			producer: BRAND,
			language: 'ru',
			creationDate: writtenAt,
		},
		...pages,
	);
}

/** The head of every page: whose document it is and what it is about. */
export function pageHeader(about: string): ReactElement {
	return h(
		View,
		{ key: 'header', style: PAGE_STYLE.header },
		h(Text, { style: PAGE_STYLE.brand }, BRAND),
		h(Text, null, about),
	);
}

/** The foot of every page: where the report lives, when the document was made, and the page's number. */
export function pageFooter(
	{ address, printedAt }: { readonly address: string; readonly printedAt: string },
	{ pageNumber, totalPages }: Pick<PageLayoutProps, 'pageNumber' | 'totalPages'>,
): ReactElement {
	return h(
		View,
		{ key: 'footer', style: PAGE_STYLE.footer },
		// Two texts: the font has no sign for a line end, and another font would be named for it.
		h(
			View,
			{ style: PAGE_STYLE.footerAddress },
			h(Text, null, address),
			h(Text, null, `Документ составлен ${printedAt} (московское время)`),
		),
		h(Text, { style: PAGE_STYLE.pageNumber }, `стр. ${pageNumber} из ${totalPages ?? pageNumber}`),
	);
}
