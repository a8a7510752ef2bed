import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { PATIENCE_MS } from '../connection.ts';
import { storedCopy } from '../stored-reports.ts';
import type { ToWorker } from './messages.ts';
import { endPush, listenToPush, type PushScope } from './push.ts';
import { OFFLINE_PAGE, type OfflineShell } from './shell.ts';
import { SHARE_PATH, takeShare } from './take-share.ts';
import { type Treatment, treatmentOf } from './treatment.ts';

declare const __SHELL__: OfflineShell;

/** As much of a worker's own scope as is used here: its library and that of pages exclude each other. */
type Scope = {
	readonly location: Location;
	skipWaiting(): Promise<void>;
	addEventListener(
		type: 'activate' | 'message',
		listener: (event: MessageEvent<ToWorker> & { waitUntil(work: Promise<unknown>): void }) => void,
	): void;
};
const scope = self as unknown as Scope;

const { version, files } = __SHELL__;
const CACHES = { pages: `pages-${version}`, files: `files-${version}` };
const networkTimeoutSeconds = PATIENCE_MS / 1000;

const asked = ({ url, request }: { url: URL; request: Request }): Treatment =>
	treatmentOf({
		url,
		method: request.method,
		navigation: request.mode === 'navigate',
		origin: scope.location.origin,
	});

/** Redirects and failures are for now, not for later. */
const onlyWhole = {
	cacheWillUpdate: async ({ response }: { response: Response }) =>
		response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
};

/** A report keeps no page: its copy lies with the page, and where there is one the offline page opens it. */
const copyInstead = {
	cacheWillUpdate: async () => null,
	cachedResponseWillBeUsed: async ({ request }: { request: Request }) => {
		const treatment = asked({ url: new URL(request.url), request });
		const copied = treatment.kind === 'report' && (await storedCopy(treatment.vin)) !== null;
		return copied ? matchPrecache(OFFLINE_PAGE) : undefined;
	},
};

precache([...files]);
cleanupOutdatedCaches();

registerRoute(
	(request) => asked(request).kind === 'page',
	new NetworkFirst({ cacheName: CACHES.pages, networkTimeoutSeconds, plugins: [onlyWhole] }),
);
registerRoute(
	(request) => asked(request).kind === 'report',
	new NetworkFirst({ cacheName: CACHES.pages, networkTimeoutSeconds, plugins: [copyInstead] }),
);
registerRoute((request) => asked(request).kind === 'other', new NetworkOnly());
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
	(request) => asked(request).kind === 'file',
	new CacheFirst({ cacheName: CACHES.files, plugins: [onlyWhole] }),
);

registerRoute(
	({ url, request }) => request.mode === 'navigate' && url.pathname === SHARE_PATH,
	({ request }) => takeShare(request, caches),
	'POST',
);

setCatchHandler(async ({ request }) => {
	const instead = request.mode === 'navigate' ? await matchPrecache(OFFLINE_PAGE) : undefined;
	return instead ?? Response.error();
});

/** Copies of an older version would ask for files that are gone. */
async function dropOlder(): Promise<void> {
	const ours: readonly string[] = Object.values(CACHES);
	const older = (await caches.keys()).filter((name) => /^(pages|files)-/.test(name) && !ours.includes(name));
	await Promise.all(older.map((name) => caches.delete(name)));
}

scope.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
scope.addEventListener('message', (event) => {
	const { data, ports } = event;
	if (data === 'version') ports[0]?.postMessage(version);
	if (data === 'take-over') void scope.skipWaiting();
	if (data === 'leave') event.waitUntil(endPush(self as unknown as PushScope));
});
listenToPush(self as unknown as PushScope);
