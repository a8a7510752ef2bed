import { readHtml, type ServedPage } from './read-page.ts';

/** What is wrong with one link: the page it stands on, how it is named there, and why. */
export type DeadLink = string;

export type Crawl = {
	/** Pages by address without a fragment, in the order in which they were found. */
	readonly pages: ReadonlyMap<string, ServedPage>;
	/** Every address of ours that something names: pages, pictures, scripts, documents. */
	readonly addresses: ReadonlySet<string>;
	readonly dead: readonly DeadLink[];
};

type FoundPage = { readonly status: number; readonly page: ServedPage | null };
type Mention = { readonly on: string; readonly by: string; readonly address: string };

/** More than the site has; a crawl that goes on has met pages that name each other without end. */
const MOST = 1_000;
const AT_ONCE = 6;
/** Addresses that lead out of the site without a request. */
const NOT_ASKED = /^(?:mailto|tel|data|blob):/;

/**
 * Follows every address of the site itself from the given pages on, and names those that lead nowhere: no
 * answer below 400, or a fragment that its page does not have. Foreign addresses are only held against the
 * rules of URLs.
 * @param starts absolute addresses of pages
 */
export async function crawl(site: string, starts: readonly string[]): Promise<Crawl> {
	const found = new Map<string, FoundPage>();
	const mentions: Mention[] = [];
	const dead: DeadLink[] = [];
	let waiting = [...new Set(starts)];
	while (waiting.length > 0) {
		if (found.size + waiting.length > MOST) throw new Error(`more than ${MOST} addresses: ${waiting.at(-1)}`);
		const now = waiting.splice(0, AT_ONCE);
		const replies = await Promise.all(now.map(async (address) => [address, await visit(address)] as const));
		for (const [address, reply] of replies) {
			found.set(address, reply);
			for (const mention of mentionsOn(address, reply.page)) {
				if (!URL.canParse(mention.address)) dead.push(deadLink(mention, 'no address at all'));
				else if (new URL(mention.address).origin === new URL(site).origin) mentions.push(mention);
			}
		}
		const seen = mentions.map(({ address }) => withoutFragment(address));
		waiting = [...new Set([...waiting, ...seen])].filter((address) => !found.has(address));
	}
	for (const mention of mentions) dead.push(...faultsOf(mention, found));
	const pages = [...found].flatMap(([address, { page }]) => (page ? [[address, page] as const] : []));
	return { pages: new Map(pages), addresses: new Set(found.keys()), dead: [...new Set(dead)] };
}

async function visit(address: string): Promise<FoundPage> {
	const reply = await fetch(address, { headers: { accept: 'text/html,*/*' } });
	const type = reply.headers.get('content-type') ?? '';
	if (!type.startsWith('text/html')) {
		await reply.body?.cancel();
		return { status: reply.status, page: null };
	}
	return { status: reply.status, page: readHtml(await reply.text(), reply.status, type) };
}

function mentionsOn(on: string, page: ServedPage | null): Mention[] {
	if (page === null || page.status >= 400) return [];
	return page.named
		.filter(({ address }) => !NOT_ASKED.test(address))
		.map(({ by, address }) => ({ on, by, address: resolved(address, on) }));
}

/** The absolute address; as it stands where it is none. */
function resolved(address: string, on: string): string {
	return URL.canParse(address, on) ? new URL(address, on).href : address;
}

function faultsOf(mention: Mention, found: ReadonlyMap<string, FoundPage>): DeadLink[] {
	const { status, page } = found.get(withoutFragment(mention.address)) ?? { status: 0, page: null };
	if (status === 0 || status >= 400) return [deadLink(mention, `answers ${status}`)];
	const fragment = decodeURIComponent(new URL(mention.address).hash.slice(1));
	const missing = page !== null && fragment !== '' && !page.ids.has(fragment);
	return missing ? [deadLink(mention, 'has no such place')] : [];
}

function withoutFragment(address: string): string {
	return address.replace(/#.*$/, '');
}

function deadLink({ on, by, address }: Mention, why: string): DeadLink {
	return `${on}: ${by} ${address}: ${why}`;
}
