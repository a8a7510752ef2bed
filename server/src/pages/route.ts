import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { feed, robots, sitemap } from './search-files.ts';
import { assetLinks, securityTxt, siteAssociation } from './well-known.ts';

const BRAND = 'Автосверка';
const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

type File = { readonly path: string; readonly type: string; readonly text: string | null };

/** What search engines, feed readers, phones and password managers read beside pages. */
export function registerPages(app: FastifyInstance, { config, clock }: Deps): void {
	const { siteUrl, nativeApps, siteOwner } = config;
	const json = (data: object | null) => data && JSON.stringify(data);
	const files: readonly File[] = [
		{ path: '/robots.txt', type: TEXT, text: robots(siteUrl) },
		{ path: '/sitemap.xml', type: XML, text: sitemap(siteUrl) },
		{ path: '/posts/rss.xml', type: 'application/rss+xml; charset=utf-8', text: feed(siteUrl, BRAND) },
		{
			path: '/.well-known/security.txt',
			type: TEXT,
			text: securityTxt(siteUrl, siteOwner.email, clock.now()),
		},
		{ path: '/.well-known/assetlinks.json', type: JSON_TYPE, text: json(assetLinks(nativeApps)) },
		{
			path: '/.well-known/apple-app-site-association',
			type: JSON_TYPE,
			text: json(siteAssociation(nativeApps)),
		},
	];
	for (const { path, type, text } of files) {
		// A file that there is nothing to put into is an address like any other that leads nowhere.
		if (text === null) continue;
		app.get(path, async (_request, reply) =>
			reply.header('cache-control', 'public, max-age=3600').type(type).send(text),
		);
	}
	// There are no passwords here: a password manager is sent to where a person may end their sign-ins.
	app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/user', 302));
}
