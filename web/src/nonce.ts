import { createContext, useContext } from 'react';

/** The nonce of this page's content policy while it is rendered on the server; empty in the browser. */
export const NonceContext = createContext('');

/** The page's nonce on both sides: browsers hide the attribute but keep the property. */
export function useNonce(): string {
	const rendered = useContext(NonceContext);
	if (typeof document === 'undefined') return rendered;
	return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
