/**
 * The address by which a request finds its route. Fastify's router refuses one whose escapes are no text
 * («/checks/%E0») before anybody can answer; with the escapes taken as they are written it leads to the
 * site, which has a page for what it does not know. Calls stay refused: their
 * parameters have to be texts.
 */
export function routableUrl(url: string): string {
	if (/^\/v1(?:[/?#]|$)/.test(url)) return url;
	const [path = ''] = url.split(/[?#]/, 1);
	try {
		decodeURIComponent(path);
		return url;
	} catch {
		return path.replaceAll('%', '%25') + url.slice(path.length);
	}
}
