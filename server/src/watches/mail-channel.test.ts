import { watchMailPath } from '@avtosverka/contract/vocabulary/watch-mail';
import { describe, expect, test } from 'vitest';
import { PYOTR } from '../accounts/testing/invented-people.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS } from '../answers/testing/test-clock.ts';
import { watchMailCall } from './mail-route.ts';
import { mailToken } from './mail-token.ts';
import { EMAIL, playWatchSites, tokenIn } from './testing/watch-site.ts';

const SAMPLE_ID = '7b1c9a52-5a8d-4d7e-9c2b-0d1f2a3b4c5d';
const { around, begin, siteOf, ban } = playWatchSites();

describe('mail of a watch', () => {
	test('comes only when its address is confirmed, once a change, and ends by one click', async () => {
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.addMail();
		await site.work();
		ban();
		await site.work();
		around.clock.pass(DAY_MS);
		await site.work();
		expect((await site.letters()).map(({ kind }) => kind)).toEqual(['watch-confirm', 'watch-notice']);
		const letter = await site.newestLetter();
		expect(letter).toMatchObject({ to: EMAIL, unsubscribe: expect.stringContaining('/u/') });
		expect(letter?.text).toMatch(/новое: .*20\.11\.2026/);
		expect(letter?.subject).toMatch(/^Изменения: \S.+, VIN XTA…6239$/);
		expect(letter?.subject).not.toContain(SAMPLE_VIN);
		const url = watchMailPath(tokenIn(letter?.unsubscribe));
		const oneClick = {
			method: 'POST',
			url,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			payload: 'List-Unsubscribe=One-Click',
		} as const;
		expect((await site.app.inject(oneClick)).statusCode).toBe(303);
		expect((await site.app.inject(oneClick)).statusCode).toBe(303);
		expect((await site.call('GET', 'watch-channels')).data).toEqual([]);
		expect(await site.newestLetter()).toBeNull();
	});

	test('is not sent to an address that nobody has confirmed', async () => {
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.call('POST', 'watch-channels', { kind: 'mail', email: EMAIL });
		await site.work();
		ban();
		await site.work();
		expect((await site.letters()).map(({ kind }) => kind)).toEqual(['watch-confirm']);
	});

	test('waits for the morning', async () => {
		await begin('2026-11-21T20:00:00Z');
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.addMail();
		await site.work();
		ban();
		await site.work();
		expect(await site.letters()).toHaveLength(1);
		around.clock.pass(10 * HOUR_MS);
		await site.work();
		expect(await site.letters()).toHaveLength(2);
	});

	test('looking at a link changes nothing, and a link is read only as what it was made for', async () => {
		const site = await siteOf();
		await site.call('POST', 'watch-channels', { kind: 'mail', email: EMAIL });
		const token = tokenIn((await site.newestLetter())?.text);
		const { watchMail } = watchMailCall(site.deps);
		expect(await watchMail(token)).toEqual({ state: 'confirm', address: EMAIL });
		expect(await watchMail(token)).toEqual({ state: 'confirm', address: EMAIL });
		const last = token.endsWith('A') ? 'Q' : 'A';
		for (const other of [
			`${token.slice(0, 42)}${last}`,
			'x',
			mailToken('another secret', 'stop', SAMPLE_ID),
		]) {
			expect(await watchMail(other)).toBeNull();
			expect((await site.app.inject({ method: 'POST', url: watchMailPath(other) })).statusCode).toBe(404);
		}
		around.clock.pass(2 * DAY_MS);
		expect(await watchMail(token)).toEqual({ state: 'over' });
		await site.app.inject({ method: 'POST', url: watchMailPath(token) });
		expect((await site.call('GET', 'watch-channels')).data).toMatchObject([{ is_confirmed: false }]);
	});

	test('is not asked for twice within an hour: the letter is on its way', async () => {
		const site = await siteOf();
		const ask = () => site.call('POST', 'watch-channels', { kind: 'mail', email: EMAIL });
		await ask();
		expect(await ask()).toMatchObject({ status: 200, message: expect.stringContaining('уже отправлено') });
		expect(await site.letters()).toHaveLength(1);
	});

	test('is the owner’s to ask for, however often a stranger has, also with tags behind the name', async () => {
		const [stranger, vera] = [await siteOf(PYOTR), await siteOf()];
		const statuses: number[] = [];
		for (const email of [EMAIL, 'vera+1@example.org', 'vera+2@example.org', 'vera+3@example.org']) {
			statuses.push((await stranger.call('POST', 'watch-channels', { kind: 'mail', email })).status);
		}
		expect(statuses).toEqual([200, 200, 200, 429]);
		expect((await vera.call('POST', 'watch-channels', { kind: 'mail', email: EMAIL })).status).toBe(200);
		expect(await vera.newestLetter()).toMatchObject({ to: EMAIL });
	});

	test('is bounded: letters of a day, bad addresses, unknown channels', async () => {
		const site = await siteOf();
		const ask = (email: string) => site.call('POST', 'watch-channels', { kind: 'mail', email });
		for (let time = 0; time < 3; time += 1) {
			expect((await ask(EMAIL)).status).toBe(200);
			around.clock.pass(HOUR_MS + 1);
		}
		expect((await ask(EMAIL)).status).toBe(429);
		expect((await ask('vera@')).status).toBe(400);
		const push = await site.call('POST', 'watch-channels', { kind: 'push', endpoint: 'https://10.0.0.1/x' });
		expect(push.status).toBe(400);
	});
});
