import { isContent } from '@avtosverka/contract/page-of';

/**
 * Parameters by which advertisements, counters and search engines mark their links (Yandex Direct and
 * Metrica, VK, Google Ads, Meta, Microsoft). No page of ours reads them; the counter reads them in the
 * browser.
 */
const MARK =
	/^(?:utm_\w+|yclid|ysclid|ymclid|etext|_openstat|rb_clickid|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid)$/;

/**
 * Finds the static path that an address leads to: under marks of advertising it is the same page, and so
 * it is in other letters or with slashes at its end where no application starts, which would find itself
 * under another address than it was rendered for. Null where the page has to be rendered.
 */
export function createStaticAddresses(paths: ReadonlySet<string>): (address: string) => string | null {
	const content = new Map([...paths].filter(isContent).map((path) => [path.toLowerCase(), path]));
	return (address) => {
		const [path = '', ...queries] = address.split('?');
		if (queries.length > 0 && !hasMarksAlone(queries.join('?'))) return null;
		if (paths.has(path)) return path;
		return content.get(path.toLowerCase().replace(/\/+$/, '')) ?? null;
	};
}

function hasMarksAlone(query: string): boolean {
	return [...new URLSearchParams(query).keys()].every((name) => MARK.test(name));
}
