import { expect, test } from '../fixtures.ts';
import { CAR } from '../pages/route-table.ts';
import { isAlive } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';

type Rules = { prefetch: { where: { href_matches: string[] }; eagerness: string }[] };

const RULES = 'script[type="speculationrules"]';

for (const [path, home] of [
	['/', false],
	[`/checks/${CAR}`, false],
	['/faq', true],
] as const) {
	test(`a page names what may be fetched ahead: ${path}`, async ({ page }) => {
		// A rule that the policy forbids would be an error in the console.
		await page.goto(path.replace(CAR, newCar()));
		const rules: Rules = JSON.parse((await page.locator(RULES).textContent()) ?? '');
		const { where, eagerness } = rules.prefetch[0] ?? { where: { href_matches: [] as string[] } };
		expect(eagerness).toBe('moderate');
		expect(where.href_matches).toEqual(expect.arrayContaining(['/codes', '/posts/:path', '/app']));
		expect(where.href_matches.includes('/')).toBe(home);
	});
}

for (const path of ['/ownerReport', '/widget?isFrame=true']) {
	test(`a page from which nothing is loaded whole names nothing: ${path}`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator(RULES)).toHaveCount(0);
	});
}

for (const path of ['/', '/faq']) {
	test(`a page is fetched when a pointer rests on a link to it: ${path}`, async ({ page, context }) => {
		const asked: (string | undefined)[] = [];
		context.on('request', (request) => {
			if (new URL(request.url()).pathname === '/codes') asked.push(request.headers()['sec-purpose']);
		});
		const devtools = await context.newCDPSession(page);
		await devtools.send('Network.enable');
		devtools.on('Network.requestWillBeSent', ({ request }) => {
			if (new URL(request.url).pathname === '/codes') asked.push(request.headers['Sec-Purpose']);
		});
		await page.goto(path);
		await isAlive(page);
		const link = page.locator('footer a[href="/codes"]');
		await link.scrollIntoViewIfNeeded();
		await link.hover();
		await expect.poll(() => asked).toContain('prefetch');
	});
}
