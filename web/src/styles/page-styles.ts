import { createContext, use } from 'react';

/** The id of the element that holds a page's own styles. */
export const PAGE_STYLES = 'page-styles';

/** The styles that stand in a page that the server renders; empty where it asks for the whole sheet. */
export const PageStylesContext = /* @__PURE__ */ createContext('');

/** The styles that stand in the page; in the browser, what the server has written. */
export function usePageStyles(): string {
	return import.meta.env.SSR
		? use(PageStylesContext)
		: (document.getElementById(PAGE_STYLES)?.textContent ?? '');
}
