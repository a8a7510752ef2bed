import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createWorld } from './world.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const sandbox = () => createApp(createWorld({}), { siteUrl: 'http://localhost:3000', logger: false });

test('every control that README names is there, by that method', async () => {
	const app = sandbox();
	await app.ready();
	const named = [...README.matchAll(/`(GET|POST) (\/_control[^`]*)`/g)];
	expect(named.length).toBeGreaterThan(8);
	const missing = named.filter(
		([, method = '', url = '']) => !app.hasRoute({ method: method as 'GET', url }),
	);
	expect(missing.map(([address]) => address)).toEqual([]);
});

test('a failure mode is switched on by the body that README shows', async () => {
	const [, body = ''] = /`POST \/_control\/failure-mode`: `(\{[^`]+\})`/.exec(README) ?? [];
	const reply = await sandbox().inject({
		method: 'POST',
		url: '/_control/failure-mode',
		payload: JSON.parse(body),
	});
	expect(reply.statusCode).toBe(200);
	expect(reply.json().failureMode).toMatchObject({ avtocod: '503' });
});

test('the dashboard and its refusals say «режим отказа», as the glossary does', async () => {
	const app = sandbox();
	const refused = await app.inject({ method: 'POST', url: '/_control/failure-mode', payload: {} });
	const { body } = await app.inject('/');
	expect(body).toContain('Режимы отказа поставщиков');
	expect(refused.json().message).toContain('режима отказа');
	expect(body + refused.body).not.toMatch(/погод/i);
});
