import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdleAccounts } from '../accounts/testing/idle-accounts.ts';
import { registerCabinet } from '../cabinet/route.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { testDeps } from '../testing/test-deps.ts';
import { registerOwnerReport } from './route.ts';

const token = 'x'.repeat(43);
/** Somebody is signed in; a report ordered here would need the store, and fail loudly. */
const SIGNED_IN = { ...createIdleAccounts(), userOf: async () => ({ id: 'somebody' }) as never };
const FORM = {
	last_name: 'Примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '4509654321',
	consent: CONSENT_VERSION,
	token,
};

const noReports = async () => [];

let app: FastifyInstance;
beforeAll(async () => {
	const deps = testDeps({ accounts: SIGNED_IN });
	app = createBareApp(deps);
	registerOwnerReport(app, deps, async () => []);
	registerCabinet(app, deps, {
		payments: noReports,
		reports: noReports,
		vins: noReports,
		comments: noReports,
	});
	await app.ready();
});
afterAll(() => app.close());

function form(changed: Record<string, string | Blob> = {}): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries({ ...FORM, ...changed })) data.set(name, value as string);
	return data;
}

function send(payload: FormData | string, type?: string) {
	const headers = { ...MARKER, ...(type && { 'content-type': type }) };
	return app.inject({ method: 'POST', url: '/v1/ownerReport/create', headers, payload });
}

function flood(): FormData {
	const data = form();
	for (let index = 0; index < 500; index += 1) data.append(`field${index}`, 'x');
	return data;
}

function twice(): FormData {
	const data = form();
	data.append('last_name', 'Тестова');
	return data;
}

const boundary = 'multipart/form-data; boundary=x';
const encoded = 'application/x-www-form-urlencoded';

describe('a body that is no form of ours', () => {
	test.each<[string, () => FormData | string, string | undefined]>([
		['a file in place of a text', () => form({ passport_number: new Blob(['4509654321']) }), undefined],
		['a flood of fields', flood, undefined],
		['a field that comes twice', twice, undefined],
		['a text without end', () => form({ last_name: 'я'.repeat(100_000) }), undefined],
		['a form that is cut off', () => '--x', boundary],
		[
			'a form that is cut off in a field',
			() => '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nxx',
			boundary,
		],
		['an empty form', () => '', boundary],
		['a form without a boundary', () => 'anything', 'multipart/form-data'],
		[
			'a prototype in a form',
			() => '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
			boundary,
		],
		['a prototype', () => '__proto__=1&constructor=2', encoded],
		['very much', () => 'a=1&'.repeat(50_000), encoded],
		['half a JSON', () => '{"last_name":', 'application/json'],
		['something else', () => '<xml/>', 'text/xml'],
	])('%s is refused, and is nobody’s bug', async (_name, payload, type) => {
		const reply = await send(payload(), type);
		expect([Math.floor(reply.statusCode / 100), reply.json().success]).toEqual([4, false]);
	});
});

test('other calls take JSON alone, as before', async () => {
	for (const type of [encoded, boundary]) {
		const headers = { ...MARKER, 'content-type': type };
		const reply = await app.inject({ method: 'POST', url: '/v1/user/reports', headers, payload: 'token=x' });
		expect(reply.statusCode).toBe(415);
	}
});
