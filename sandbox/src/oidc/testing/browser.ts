/** What a browser without scripts knows: the cookies of each host, with the paths that they are for. */
type Cookie = { readonly host: string; readonly path: string; readonly name: string; readonly value: string };

export type Browser = {
	/** One request; redirects are not followed. */
	open(url: string, init?: RequestInit): Promise<Response>;
	/** The header with which it would go to an address. */
	cookiesFor(url: string): string;
	/** Follows redirects until an address begins with `end`, or to a page; gives that address. */
	follow(url: string, end: string): Promise<string>;
	/** Sends a form as a page does. */
	submit(url: string, fields: Readonly<Record<string, string>>): Promise<Response>;
};

/** A browser with an empty jar. Cookies go by host and path, as the rules have it; ports do not matter. */
export function createBrowser(): Browser {
	const jar = new Map<string, Cookie>();

	function cookiesFor({ hostname, pathname }: URL): string {
		return [...jar.values()]
			.filter(({ host, path }) => host === hostname && isBelow(pathname, path))
			.map(({ name, value }) => `${name}=${value}`)
			.join('; ');
	}

	function keep({ hostname }: URL, line: string): void {
		const [pair = '', ...attributes] = line.split(/;\s*/);
		const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
		const textOf = (wanted: string) =>
			attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
		const path = textOf('path') ?? '/';
		const key = `${hostname} ${path} ${name}`;
		const expires = textOf('expires');
		const isOver = textOf('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
		if (isOver) jar.delete(key);
		else jar.set(key, { host: hostname, path, name, value });
	}

	async function open(url: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		headers.set('cookie', cookiesFor(new URL(url)));
		if (!headers.has('accept')) headers.set('accept', 'text/html');
		const response = await fetch(url, { ...init, headers, redirect: 'manual' });
		for (const line of response.headers.getSetCookie()) keep(new URL(url), line);
		return response;
	}

	return {
		open,
		cookiesFor: (url) => cookiesFor(new URL(url)),
		async follow(url, end) {
			let at = url;
			for (let hops = 0; hops < 10 && !at.startsWith(end); hops += 1) {
				const response = await open(at);
				const location = response.headers.get('location');
				if (location === null) return at;
				at = new URL(location, at).href;
			}
			return at;
		},
		submit: (url, fields) => open(url, { method: 'POST', body: new URLSearchParams(fields) }),
	};
}

function isBelow(path: string, of: string): boolean {
	return path === of || path.startsWith(of.endsWith('/') ? of : `${of}/`);
}
