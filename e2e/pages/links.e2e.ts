import { expect, test } from '@playwright/test';
import { crawl } from './crawl.ts';
import { aboutNewCars, ROUTES } from './route-table.ts';

const site = () => process.env.E2E_SITE_URL ?? '';

async function sitemap(): Promise<string[]> {
	const text = await (await fetch(`${site()}/sitemap.xml`)).text();
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

test('no link of the site leads nowhere, and none to a page that is still to come', async () => {
	const found = ROUTES.filter(({ status }) => status !== 404);
	const living = found.map((row) => site() + aboutNewCars(row).path);
	const { pages, addresses, dead } = await crawl(site(), [...(await sitemap()), ...living]);

	expect(dead).toEqual([]);
	// The pages, and with them the drawings and the empty contracts; scripts are asked for by a script.
	expect(pages.size).toBeGreaterThanOrEqual(living.length);
	expect(addresses.size).toBeGreaterThan(80);
	const unfinished = [...pages].filter(([, { lines }]) => lines.some((line) => /^скоро$/i.test(line)));
	expect(unfinished.map(([address]) => address)).toEqual([]);
});

test('every page of the sitemap is reached from the home page by links alone', async () => {
	const { pages } = await crawl(site(), [`${site()}/`]);
	expect((await sitemap()).filter((address) => !pages.has(address))).toEqual([]);
});
