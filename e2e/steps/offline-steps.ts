import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { askOrOpen, openBase } from './report-lines.ts';
import { restAfterKey } from './rest-after-key.ts';

/**
 * Everything that the worker and the pages keep on the device: addresses in caches, keys in the database.
 */
export type OnDevice = { readonly cached: readonly string[]; readonly reports: readonly string[] };

/** Reads what lies on the device. */
export function onDevice(page: Page): Promise<OnDevice> {
	return page.evaluate(async () => {
		const cached: string[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const { url } of await cache.keys()) cached.push(url.replace(location.origin, ''));
		}
		const database = await new Promise<IDBDatabase | null>((resolve) => {
			const opening = indexedDB.open('avtosverka-reports');
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => resolve(null);
			// Not there yet: it must not be made here without its table.
			opening.onupgradeneeded = () => opening.transaction?.abort();
		});
		const reports = await new Promise<string[]>((resolve) => {
			if (database === null) return resolve([]);
			const asking = database.transaction('kept').objectStore('kept').getAllKeys();
			asking.onsuccess = () => resolve(asking.result.map(String));
		});
		database?.close();
		return { cached, reports };
	});
}

/** Waits until the site's worker can answer for the network. */
export async function workerIsReady(page: Page): Promise<void> {
	await restAfterKey(page, () =>
		page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration())),
	);
	await page.evaluate(() =>
		navigator.serviceWorker.ready.then(({ active }) => {
			if (active?.state === 'activated') return;
			return new Promise<void>((resolve) =>
				active?.addEventListener('statechange', () => resolve(), { once: true }),
			);
		}),
	);
}

/** Opens a report with a connection, lets one section answer, and waits until its copy is kept. */
export async function storeReport(page: Page, vin: string): Promise<void> {
	await page.goto(`/checks/${vin}`);
	const card = page.getByRole('article', { name: 'Розыск' });
	await askOrOpen(card);
	await expect(card).toContainText('данные на', { timeout: 30_000 });
	await expect(await openBase(page)).toContainText('данные на', {
		timeout: 30_000,
	});
	await workerIsReady(page);
	await expect.poll(async () => (await onDevice(page)).reports).toContain(vin);
}
