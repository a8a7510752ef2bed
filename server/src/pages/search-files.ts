import { INDEXED_PAGES, type IndexedPage } from '@avtosverka/contract/indexed-pages';
import { beginningOf } from '@avtosverka/contract/page-of';
import { PAGES } from '@avtosverka/contract/pages';
import { POSTS, type Post, postPath } from '@avtosverka/contract/posts';
import { escapeXml } from '../escape-xml.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const CLOSED = PAGES.filter(({ closed }) => closed).map(beginningOf);
/** What lies below another one is closed with it. */
const CLOSED_PAGES = CLOSED.filter(
	(path) => !CLOSED.some((other) => other !== path && path.startsWith(other)),
);

/** What robots may not read: reports belong to those who asked for them, and answers of the API to pages. */
export function robots(siteUrl: string): string {
	const closed = [...CLOSED_PAGES, '/v1/'];
	return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Every public page (sitemaps.org, protocol 0.9). */
export function sitemap(siteUrl: string): string {
	const entry = ({ path, changed }: IndexedPage) =>
		`<url><loc>${escapeXml(siteUrl + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
	return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${INDEXED_PAGES.map(entry).join('')}</urlset>`;
}

/** The articles as RSS 2.0 (rssboard.org), the newest first. */
export function feed(siteUrl: string, brand: string): string {
	const item = (post: Post) => {
		const address = escapeXml(siteUrl + postPath(post));
		const published = new Date(`${post.published}T09:00:00+03:00`).toUTCString();
		return `<item><title>${escapeXml(post.title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${published}</pubDate><description>${escapeXml(post.description)}</description></item>`;
	};
	const items = [...POSTS].sort((a, b) => b.published.localeCompare(a.published)).map(item);
	return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(brand)}: полезные статьи</title><link>${siteUrl}/posts</link><description>Статьи о покупке и содержании машины</description><language>ru</language><atom:link href="${siteUrl}/posts/rss.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>`;
}
