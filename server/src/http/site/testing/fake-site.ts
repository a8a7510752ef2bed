import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteContext } from '@avtosverka/contract/site';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import type { Site } from '../site.ts';

export const SCRIPT = 'console.log("файл")\n'.repeat(50);

async function makeClientFolder(): Promise<string> {
	const { path: folder } = temporaryFolder();
	await mkdir(join(folder, 'assets'));
	await mkdir(join(folder, '.vite'));
	await writeFile(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
	await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT));
	await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	await writeFile(join(folder, 'sw.js'), SCRIPT);
	await writeFile(join(folder, 'sw.js.gz'), gzipSync(SCRIPT));
	await writeFile(join(folder, 'manifest.webmanifest'), '{}');
	await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
	return folder;
}

/** A site in the form of the built one, that writes down what it was asked to render. */
export type FakeSite = Site & { readonly rendered: { request: Request; context: SiteContext }[] };

function html({ nonce }: SiteContext, path: string, report: string): string {
	const marked = ['link', 'script'].map((name) => `<${name} nonce="${nonce}"`);
	return `<html>${marked[0]}>${marked[1]}>1</script><p>${path}</p><pre>${report}</pre>${marked[1]} id="b">2</script></html>`;
}

/** What the page of a car shows: the cached report as JSON, in a `pre`. */
async function reportOf({ call }: SiteContext, path: string): Promise<string> {
	const [, vin] = /^\/checks\/([^/]+)$/.exec(path) ?? [];
	return vin ? JSON.stringify(await call.cachedReport(vin as Vin)) : '';
}

/**
 * `/checks/{vin}` shows the cached report. `/dogovor/form` and `/faq` look the same for everybody, and no
 * application starts in `/faq`; `/broken` throws, `/moved` redirects, `/lost` is the site's own 404,
 * `/failed` its 500.
 */
export async function createFakeSite(): Promise<FakeSite> {
	const rendered: FakeSite['rendered'] = [];
	return {
		rendered,
		staticPaths: new Set(['/dogovor/form', '/faq']),
		clientFolder: await makeClientFolder(),
		async render(request, context) {
			rendered.push({ request, context });
			const { pathname } = new URL(request.url);
			if (pathname === '/broken') throw new Error('broken');
			if (pathname === '/moved')
				return new Response(null, { status: 302, headers: { location: '/dogovor/form' } });
			const status = { '/lost': 404, '/failed': 500 }[pathname] ?? 200;
			const report = await reportOf(context, pathname);
			const body = request.method === 'HEAD' ? '' : html(context, pathname, report);
			const response = new Response(null, {
				status,
				headers: { 'content-type': 'text/html; charset=utf-8' },
			});
			// As pages of the built site: their bytes are there without a body.
			return Object.assign(response, { bytes: async () => Buffer.from(body) });
		},
	};
}
