import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { findStaticPaths, loadSite } from './load-site.ts';

const { log } = testDeps();

test('a site that was not built is told in a sentence', async () => {
	const { path: folder, remove } = temporaryFolder();
	await expect(loadSite(log, folder)).rejects.toThrow(StartError);
	await remove();
});

test('a built site gives its static pages and renders through its own context', async () => {
	const { path: folder, remove } = temporaryFolder();
	await mkdir(join(folder, 'server'));
	await writeFile(
		join(folder, 'server', 'index.js'),
		`
		import { createRequestHandler, isRouteErrorResponse } from '${import.meta.resolve('react-router')}';
		let seen = null;
		const module = {
			router: { createRequestHandler, isRouteErrorResponse },
			provideSite(site) { seen = site; return undefined; },
			default: (_request, status) => new Response('<p>' + seen.nonce + '</p>', { status, headers: { 'content-type': 'text/html' } }),
		};
		const route = (id, path, handle) => ({ id, parentId: id === 'root' ? undefined : 'root', path, module: { default: () => null, handle } });
		export const routes = { root: route('root', ''), home: { ...route('home', undefined, { static: true }), index: true } };
		export const entry = { module };
		export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' };
		export const future = {}; export const basename = '/'; export const publicPath = '/'; export const ssr = true;
		export const isSpaMode = false; export const prerender = []; export const assetsBuildDirectory = '';
		export const routeDiscovery = { mode: 'initial' };
		`,
	);
	const lines: string[] = [];
	const site = await loadSite(createLog('trace', { write: (line) => lines.push(line) }), folder);
	expect([...site.staticPaths]).toEqual(['/']);
	const response = await site.render(new Request('http://localhost:3000/'), { nonce: 'N' } as never);
	expect(await response.text()).toBe('<p>N</p>');
	// No route at all for this one: not even a page for all the rest.
	const lost = await site.render(new Request('http://localhost:3000/%0D'), { nonce: 'N' } as never);
	expect(lost.status).toBe(404);
	expect(lines).toEqual([]);
	await remove();
});

test('only pages with a fixed address are static, and addresses that a page names', () => {
	const route = (path: string | undefined, handle?: unknown, parentId = 'root') =>
		({ id: String(path), parentId, path, module: { default: () => null, handle } }) as never;
	const paths = findStaticPaths({
		home: route(undefined, { static: true }),
		faq: route('faq', { static: true }),
		report: route('checks/:vin', { static: true }),
		sample: route('ownerReport/:uuid', { static: ['/ownerReport/79'] }),
		rest: route('*', { static: true }),
		plain: route('plain'),
		nested: route('nested', { static: true }, 'faq'),
	});
	expect([...paths].sort()).toEqual(['/', '/faq', '/ownerReport/79']);
});
