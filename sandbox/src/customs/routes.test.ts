import { describe, expect, test } from 'vitest';
import { NOW, sandboxAt } from '../testing/sandbox-at.ts';
import { resetWorld } from '../world.ts';

/** A visitor of the page: opened once, asked as often as one likes. */
async function visit() {
	const clock = { now: NOW };
	const { app, world } = sandboxAt({ now: () => clock.now });
	const first = await app.inject({ url: '/customs/' });
	const token = /name="_token" value="(\w+)"/.exec(first.body)?.[1] ?? '';
	const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
	const ask = (vin: string, own: { token?: string; cookie?: string } = {}) =>
		app.inject({
			method: 'POST',
			url: '/customs/cars',
			headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: own.cookie ?? cookie },
			payload: new URLSearchParams({ _token: own.token ?? token, vin }).toString(),
		});
	return { ask, clock, world };
}

describe('ФТС in the sandbox', () => {
	test('tells that LJD7AC14XP0207454 was released through Kyrgyzstan', async () => {
		const { body } = await (await visit()).ask('LJD7AC14XP0207454');
		expect(body).toContain('flags/kg.svg');
		expect(body).toContain('2023-11-25 00:00:00');
		expect(body.match(/class="car-register-grid__item"/g)).toHaveLength(5);
	});

	test('shows its form and no grid for a car that it does not know', async () => {
		const { body, statusCode } = await (await visit()).ask('Z94K241BBMR251210');
		expect(statusCode).toBe(200);
		expect(body).toContain('name="_token"');
		expect(body).not.toContain('car-register-grid');
	});

	test('complains about what is no VIN', async () => {
		expect((await (await visit()).ask('123')).body).toContain('invalid-feedback');
	});

	test('says 419 to a wrong token, without its cookie, after the visit’s time and after a reset', async () => {
		const { ask, clock, world } = await visit();
		expect((await ask('Z94K241BBMR251210', { token: 'wrong' })).statusCode).toBe(419);
		expect((await ask('Z94K241BBMR251210', { cookie: '' })).statusCode).toBe(419);
		clock.now = new Date(NOW.getTime() + 7 * 60_000);
		expect((await ask('Z94K241BBMR251210')).body).toContain('Page Expired');
		clock.now = NOW;
		expect((await ask('Z94K241BBMR251210')).statusCode).toBe(200);
		resetWorld(world);
		expect((await ask('Z94K241BBMR251210')).statusCode).toBe(419);
	});

	test('answers about JTEHD21A850036287 with bytes that mean nothing', async () => {
		const { rawPayload, statusCode } = await (await visit()).ask('JTEHD21A850036287');
		expect(statusCode).toBe(200);
		expect(rawPayload.includes(0xff)).toBe(true);
	});
});
