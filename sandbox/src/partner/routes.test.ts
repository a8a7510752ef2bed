import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createWorld } from '../world.ts';

const app = createApp(createWorld({}), { siteUrl: 'http://site.test', logger: false });
const open = async (query: string) => (await app.inject(`/partner/full-report${query}`)).body;

test("the partner's page names the car and leads back to its check", async () => {
	const page = await open('?vin=XTA21144094786239');
	expect(page).toContain('<strong>XTA21144094786239</strong>');
	expect(page).toContain('href="http://site.test/checks/XTA21144094786239"');
});

test('the page opens without a car, and shows nothing of what is no VIN', async () => {
	expect(await open('')).toContain('href="http://site.test"');
	expect(await open('?vin=<script>alert(1)</script>')).not.toContain('<script>');
});

test('the page behind the banner says what it is and leads back', async () => {
	const page = (await app.inject('/partner/offer')).body;
	expect(page).toContain('<h1>Предложение партнёра</h1>');
	expect(page).toContain('href="http://site.test"');
});
