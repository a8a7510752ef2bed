import { expect, test } from '@playwright/test';
import { foreignWords } from './latin-words.ts';
import { readHtml, readPage } from './read-page.ts';
import { aboutNewCars, ROUTES } from './route-table.ts';

const site = () => process.env.E2E_SITE_URL ?? '';

test('no page has an English word left on it', async () => {
	for (const { path } of ROUTES.map(aboutNewCars)) {
		expect.soft(foreignWords(await readPage(site() + path)), path).toEqual([]);
	}
});

test('an English word would be found where it is read, and where it is read out', () => {
	const page = readHtml('<html><head><title>Loading</title></head><body>Вход<img alt="car"></body></html>');
	expect(foreignWords(page)).toEqual(['car: car', 'Loading: Loading']);
});
