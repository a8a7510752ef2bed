import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { NOW } from '../testing/sandbox-at.ts';

/** Enough for any answer, and the little that is given to one that never comes, ms. */
const PATIENT = 5_000;
const IMPATIENT = 300;
/** A car without a failure mode. */
const WELL = 'Z94K241BBMR251210';

const PAGES = { gost: '/gost/', customs: '/customs/cars' } as const;
const SERIES = { gost: '500', customs: '600' } as const;
type Page = keyof typeof PAGES;

let sandbox: RunningSandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0, now: () => NOW });
});
afterAll(() => sandbox.close());

/** How a question ends: its HTTP status and the beginning of what is written, or the code of its failure. */
async function endOf(page: Page, vin: string, patience = PATIENT): Promise<string> {
	try {
		const reply = await fetch(sandbox.url + PAGES[page], {
			method: 'POST',
			body: new URLSearchParams({ vin }),
			signal: AbortSignal.timeout(patience),
		});
		return `${reply.status} ${(await reply.text()).replace(/\s+/g, ' ').slice(0, 120)}`;
	} catch (error) {
		const { cause, name } = error as { cause?: { code?: string }; name: string };
		return cause?.code ?? name;
	}
}

describe.each(Object.keys(PAGES) as Page[])('the page of %s', (page) => {
	test.each([
		['100', /^ECONNRESET$/],
		['429', /^429 Too Many Requests$/],
		['503', /^503 .*503 Service Temporarily Unavailable/],
		['111', /^TimeoutError$/],
		['222', /^200 \{"state"/],
		['333', /^UND_ERR_SOCKET$/],
		['200', /^200 .*Service has stop!/],
		['403', /^403 .*Forbidden/],
	])('is unwell for the car %s, and for nobody else', async (digits, end) => {
		const vin = `XTAGFL110KY${SERIES[page]}${digits}`;
		expect(await endOf(page, vin, digits === '111' ? IMPATIENT : PATIENT)).toMatch(end);
		expect(await endOf(page, WELL)).not.toMatch(end);
	});

	test('thinks for six seconds about one car', async () => {
		const slow = await startSandbox({ port: 0, timeScale: 0.02, now: () => NOW });
		try {
			const start = performance.now();
			const body = new URLSearchParams({ vin: `XTAGFL110KY${SERIES[page]}101` });
			await fetch(slow.url + PAGES[page], { method: 'POST', body });
			expect(performance.now() - start).toBeGreaterThan(6_000 * 0.02 - 5);
		} finally {
			await slow.close();
		}
	});
});
