import type { ToWorker } from './worker/messages.ts';

declare global {
	interface Window {
		/** React Router's list of the site's files; its version is that of the build. */
		__reactRouterManifest?: { readonly version: string };
	}
}

/** An open application learns of a new version no later than this, in ms. */
const CHECK_EVERY_MS = 60 * 60_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Whether a version of the site that is newer than this page waits to be opened. */
export const newVersion = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	waits: (): boolean => waiting !== null,
	open(): void {
		if (waiting?.state === 'installed') {
			navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
			say(waiting, 'take-over');
		} else location.reload();
	},
	/** «Позже»: the next page that is loaded is new in any case. */
	putOff(): void {
		show(null);
	},
};

/**
 * Gives the site its worker, which opens pages without a network, and watches for newer ones. Not in a frame,
 * where it would be somebody else's; where the browser refuses, the site works as before.
 */
export async function startServiceWorker(): Promise<void> {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.self !== window.top) return;
	const registration = await navigator.serviceWorker
		.register('/sw.js', { updateViaCache: 'none' })
		.catch(() => null);
	// A browser set to allow no workers may resolve with nothing at all.
	if (!registration) return;
	if (registration.waiting) void meet(registration.waiting);
	registration.addEventListener('updatefound', () => {
		const worker = registration.installing;
		worker?.addEventListener('statechange', () => {
			// Without a controller it is the first one, and takes over by itself.
			if (worker.state === 'installed' && navigator.serviceWorker.controller) void meet(worker);
		});
	});
	checkAgain(registration);
}

/** The page itself may be as new already: then no notice is shown. */
async function meet(worker: ServiceWorker): Promise<void> {
	if ((await versionOf(worker)) === window.__reactRouterManifest?.version) say(worker, 'take-over');
	else show(worker);
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = ({ data }) => resolve(data);
		say(worker, 'version', [port2]);
	});
}

function say(worker: ServiceWorker, word: ToWorker, ports: Transferable[] = []): void {
	worker.postMessage(word, ports);
}

function show(worker: ServiceWorker | null): void {
	waiting = worker;
	for (const listener of [...listeners]) listener();
}

/** Browsers check for a new worker at each new document; an application may stay open for days. */
function checkAgain(registration: ServiceWorkerRegistration): void {
	let checkedAt = Date.now();
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
		checkedAt = Date.now();
		registration.update().catch(() => {});
	});
}
