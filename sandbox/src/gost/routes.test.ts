import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../testing/sandbox-at.ts';
import type { WorldOptions } from '../world.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' };

function ask(vin: string, headers: Record<string, string> = FORM, options: WorldOptions = {}) {
	return sandboxAt(options).app.inject({ method: 'POST', url: '/gost/', headers, payload: `vin=${vin}` });
}

describe('Росстандарт in the sandbox', () => {
	test.each(['XTA21144094786239', 'LJD7AC14XP0207454'])('tells the campaign of %s', async (vin) => {
		const { body, headers } = await ask(vin);
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
		expect(body).toContain('class="div-revocamp"');
		expect(body).toContain(vin);
	});

	test('answers with an empty element for a car without a campaign', async () => {
		expect((await ask('Z94K241BBMR251210')).body.trim()).toBe('<div></div>');
	});

	test('shows its whole page to whoever does not ask as its script does', async () => {
		const { 'x-requested-with': _, ...plain } = FORM;
		expect((await ask('XTA21144094786239', plain)).body).toContain('id="findVin"');
		expect((await sandboxAt().app.inject({ url: '/gost/' })).body).toContain('id="findVin"');
	});

	test('takes six times a usual call for JTEHD21A850036287', async () => {
		const start = performance.now();
		const { body } = await ask('JTEHD21A850036287', FORM, { timeScale: 0.01 });
		expect(performance.now() - start).toBeGreaterThan(55);
		expect(body).toContain('<div>');
	});

	test('has the failure mode that its switch was turned to', async () => {
		const { app, world } = sandboxAt();
		world.failureMode.set('gost', 'security');
		expect((await app.inject({ url: '/gost/' })).statusCode).toBe(403);
		world.failureMode.set('gost', '503');
		expect((await app.inject({ url: '/gost/' })).statusCode).toBe(503);
		expect(world.calls.get('gost')).toBe(2);
	});
});
