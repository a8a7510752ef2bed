import { describe, expect, test } from 'vitest';
import { PYOTR, VERA } from '../accounts/testing/invented-people.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { HOUR_MS } from '../answers/testing/test-clock.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { playWatchSites } from './testing/watch-site.ts';

const { around, siteOf, ban } = playWatchSites();

describe('a watch of a signed-in person', () => {
	test('is begun, told of in the list, and ended', async () => {
		const site = await siteOf();
		expect((await site.call('GET', 'watches')).data).toEqual([]);
		const begun = await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		expect(begun.message).toMatch(/^Следим за машиной до /);
		expect((await site.call('POST', 'watches', { vin: SAMPLE_VIN })).message).toMatch(/уже следите/);
		await site.work();
		ban();
		await site.work();
		const { data } = await site.call('GET', 'watches');
		expect(data).toMatchObject([
			{ vin: SAMPLE_VIN, ends_at: begun.ends_at, silent: [], is_budget_spent: false },
		]);
		expect(data[0].news.lines.join()).toMatch(/новое: .*20\.11\.2026/);
		expect(await site.call('DELETE', `watches/${SAMPLE_VIN}`)).toMatchObject({ status: 200 });
		expect(await site.call('DELETE', `watches/${SAMPLE_VIN}`)).toMatchObject({ status: 404 });
		expect((await site.call('GET', 'watches')).data).toEqual([]);
	});

	test('is refused in words: bad input, too many cars, nobody signed in', async () => {
		const site = await siteOf(VERA, { WATCHED_CARS_PER_PERSON: '1' });
		expect((await site.call('POST', 'watches', { vin: 'XTA' })).status).toBe(400);
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		const second = await site.call('POST', 'watches', { vin: 'XTAGFL110KY700250' });
		expect(second).toMatchObject({ status: 409, message: expect.stringContaining('чем за 1 машиной') });
		const signedOut = await site.app.inject({ url: '/v1/user/watches', headers: MARKER });
		expect(signedOut.statusCode).toBe(401);
	});

	test('is begun for nobody whom bot protection refuses, and from one address as often as reports are asked', async () => {
		const verify = async ({ token, purpose }: { token: string; purpose: string }) =>
			token === 'solved' && purpose === 'watch'
				? ({ verdict: 'pass', reason: 'ok' } as const)
				: ({ verdict: 'fail', reason: 'spent' } as const);
		const protection = {
			kind: 'altcha',
			issue: async () => ({ kind: 'off', challenge: null }) as const,
			verify,
		} as const;
		const site = await siteOf(VERA, { REPORTS_PER_HOUR: '2' }, { protection });
		const begin = (token?: string) => site.call('POST', 'watches', { vin: SAMPLE_VIN, token });
		expect((await begin()).status).toBe(400);
		expect((await begin('spent')).status).toBe(403);
		expect((await begin('solved')).status).toBe(200);
		const pyotr = await siteOf(PYOTR, { REPORTS_PER_HOUR: '2' });
		expect((await pyotr.call('POST', 'watches', { vin: SAMPLE_VIN })).status).toBe(200);
		expect(await pyotr.call('POST', `watches/${SAMPLE_VIN}/look`)).toMatchObject({
			...{ status: 429, message: expect.stringContaining('С вашего адреса') },
		});
	});

	test('is looked at when its person wants it, which is refused in words', async () => {
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.work();
		around.clock.pass(HOUR_MS);
		const poll = (vin: string = SAMPLE_VIN) => site.call('POST', `watches/${vin}/look`);
		expect(await poll()).toMatchObject({ status: 200, message: expect.stringMatching(/^Спросим реестры/) });
		await site.work();
		expect(around.registers.asked).toHaveLength(18);
		expect((await poll('XTA')).status).toBe(400);
		expect(await poll('XTAGFL110KY700250')).toMatchObject({ status: 404 });
		for (let time = 1; time < 20; time += 1) await poll();
		expect(await poll()).toMatchObject({ status: 429, message: expect.stringContaining('достаточно') });
		const url = `/v1/user/watches/${SAMPLE_VIN}/look`;
		expect((await site.app.inject({ method: 'POST', url, headers: MARKER })).statusCode).toBe(401);
		expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(400);
	});

	test('is nobody else’s to see, to look at or to end', async () => {
		const [vera, pyotr] = [await siteOf(), await siteOf(PYOTR)];
		await vera.call('POST', 'watches', { vin: SAMPLE_VIN });
		await vera.addMail();
		expect((await pyotr.call('GET', 'watches')).data).toEqual([]);
		expect((await pyotr.call('DELETE', `watches/${SAMPLE_VIN}`)).status).toBe(404);
		expect((await pyotr.call('POST', `watches/${SAMPLE_VIN}/look`)).status).toBe(404);
		const [{ id }] = (await vera.call('GET', 'watch-channels')).data;
		expect((await pyotr.call('DELETE', `watch-channels/${id}`)).status).toBe(404);
		expect((await vera.call('GET', 'watch-channels')).data).toHaveLength(1);
	});

	test('goes with the account, and so do its channels and notices', async () => {
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.addMail();
		await site.work();
		await site.remove();
		for (const table of ['watch', 'watch_section', 'watch_notice', 'watch_channel']) {
			const { rows } = await around.store.query(`select from ${table}`);
			expect(rows, table).toEqual([]);
		}
	});
});
