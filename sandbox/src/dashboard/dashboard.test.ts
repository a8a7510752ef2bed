import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { describe, expect, test } from 'vitest';
import { FAILURE_MODES } from '../failure-mode.ts';
import { createMailPlay } from '../mail/play.ts';
import { createMonetaPlay } from '../moneta/play.ts';
import { CAPTCHA_MODES } from '../protection/play.ts';
import { createPushPlay } from '../push/play.ts';
import { SUBJECTS } from '../subjects/table.ts';
import { sandboxAt } from '../testing/sandbox-at.ts';
import { html } from './html.ts';
import { dashboardPage } from './page.ts';

const ALL_FINE = Object.fromEntries(SUPPLIERS.map((supplier) => [supplier, 'fine']));

describe('The dashboard', () => {
	test('lists every subject with its story and links into the site', async () => {
		const reply = await sandboxAt().app.inject({ url: '/' });
		expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
		for (const { vin, plate, story } of SUBJECTS) {
			expect(reply.body).toContain(html`${story}`.html);
			if (vin) expect(reply.body).toContain(`href="http://localhost:3000/checks/${vin}"`);
			if (plate)
				expect(reply.body).toContain(`href="http://localhost:3000/?plate=${encodeURIComponent(plate)}"`);
		}
	});

	test('offers every failure mode, and its form switches it', async () => {
		const { app } = sandboxAt();
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		const switched = await app.inject({
			method: 'POST',
			url: '/_control/failure-mode',
			headers: form,
			payload: 'supplier=avtocod&failureMode=slow',
		});
		expect([switched.statusCode, switched.headers.location]).toEqual([303, '/']);
		const page = (await app.inject({ url: '/' })).body;
		for (const failureMode of Object.keys(FAILURE_MODES))
			expect(page).toContain(`<option value="${failureMode}"`);
		expect(page).toContain('<option value="slow" selected>');
		await app.inject({ method: 'POST', url: '/_control/reset', headers: form });
		expect((await app.inject({ url: '/' })).body).toContain('<option value="fine" selected>');
	});

	test('has a switch for each bot-protection service, and its form moves it alone', async () => {
		const { app } = sandboxAt();
		const panel = async (service: string) => {
			const { body } = await app.inject({ url: '/' });
			return body.split('<form ').find((form) => form.includes(`name="service" value="${service}"`));
		};
		const switched = await app.inject({
			method: 'POST',
			url: '/_control/protection',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			payload: 'service=turnstile&mode=down',
		});
		expect([switched.statusCode, switched.headers.location]).toEqual([303, '/']);
		for (const mode of Object.keys(CAPTCHA_MODES)) {
			expect(await panel('smartcaptcha')).toContain(`<option value="${mode}"`);
		}
		expect(await panel('turnstile')).toContain('<option value="down" selected>');
		expect(await panel('smartcaptcha')).toContain('<option value="pass" selected>');
	});

	test('escapes what it is given', () => {
		const siteUrl = 'http://site/"><script>alert(1)</script>';
		const page = dashboardPage({
			siteUrl,
			failureMode: [],
			ads: 'fine',
			telegram: 'fine',
			max: 'fine',
			protection: [],
			moneta: createMonetaPlay(() => new Date(0)),
			mail: createMailPlay(),
			push: createPushPlay(),
			orders: 0,
			calls: 0,
		});
		expect(page).not.toContain('<script>');
		expect(page).toContain('&quot;&gt;&lt;script&gt;');
	});

	test('counts calls and orders, and forgets them on reset', async () => {
		const { app, make } = sandboxAt();
		await make('VIN', 'XTA21144094786239');
		expect((await app.inject({ url: '/_control/state' })).json()).toEqual({
			failureMode: ALL_FINE,
			ads: 'fine',
			telegram: 'fine',
			max: 'fine',
			telegramConflicts: 0,
			calls: { avtocod: 1 },
			orders: { 'VIN:XTA21144094786239': 1 },
			paidOrders: {},
		});
		const reset = await app.inject({ method: 'POST', url: '/_control/reset' });
		expect(reset.json()).toEqual({
			failureMode: ALL_FINE,
			calls: {},
			orders: {},
			paidOrders: {},
			ads: 'fine',
			telegram: 'fine',
			max: 'fine',
			telegramConflicts: 0,
		});
	});
});
