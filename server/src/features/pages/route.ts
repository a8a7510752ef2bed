import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** Pages that search engines may show; a car's report is made for whoever asks and belongs in no index. */
const PUBLIC_PAGES = ['/', '/sources'];

function robots(siteUrl: string): string {
	return `User-agent: *\nDisallow: /checks/\nDisallow: /v1/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemap(siteUrl: string): string {
	const pages = PUBLIC_PAGES.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`).join('');
	return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages}</urlset>`;
}

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** What search engines read before they read pages. */
export function registerPages(app: FastifyInstance, { config }: Deps): void {
	const files = [
		['/robots.txt', 'text/plain; charset=utf-8', robots(config.siteUrl)],
		['/sitemap.xml', 'application/xml; charset=utf-8', sitemap(config.siteUrl)],
	] as const;
	for (const [path, type, text] of files) {
		app.get(path, async (_request, reply) =>
			reply.header('cache-control', 'public, max-age=3600').type(type).send(text),
		);
	}
}
