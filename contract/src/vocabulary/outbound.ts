/** Where a redirect leads: nowhere, to a place of ours or a known host, or to a host that we do not know. */
export type Outbound =
	| { readonly kind: 'none' }
	| { readonly kind: 'known'; readonly address: string; readonly host: string }
	| { readonly kind: 'unknown'; readonly address: string; readonly host: string };

const LONGEST = 2000;

/**
 * Reads the address that a link of ours asks to be led to. Only http and https, without a name and password
 * (they make `https://known@other` look like a place it is not), and of known hosts the exact ones or those
 * below `*.host`.
 */
export function readOutbound(text: string | null, knownHosts: readonly string[]): Outbound {
	if (text === null || text.length > LONGEST || !URL.canParse(text)) return { kind: 'none' };
	const url = new URL(text);
	if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' };
	if (url.username !== '' || url.password !== '') return { kind: 'none' };
	const kind = knownHosts.some((known) => isHost(url.host, known)) ? 'known' : 'unknown';
	return { kind, address: url.href, host: url.host };
}

function isHost(host: string, known: string): boolean {
	return known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known;
}
