import type { ServiceReply } from '@avtosverka/contract/protection';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceValue } from './service.ts';
import { fakePage } from './testing/fake-page.ts';

let page: ReturnType<typeof fakePage>;
let made = 0;

/** A service of its own for every test: a script is loaded once for the page. */
function service(): ServiceReply {
	made += 1;
	return {
		kind: 'turnstile',
		siteKey: 'public',
		scriptUrl: `https://captcha.example/${made}.js?render=explicit`,
	};
}

/** A Turnstile whose tasks wait for the test. */
function stubTurnstile() {
	const tasks: { action: string; callback(token: string): void; 'error-callback'(): true }[] = [];
	vi.stubGlobal('turnstile', {
		render: (_: object, settings: (typeof tasks)[number]) => `widget-${tasks.push(settings)}`,
		remove: () => {},
	});
	return tasks;
}

const settled = () => new Promise((done) => setTimeout(done, 50));

beforeEach(() => {
	page = fakePage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a value of a service', () => {
	test('is its token as a path segment that the server can read', async () => {
		const tasks = stubTurnstile();
		const value = serviceValue(service(), 'check', undefined);
		await settled();
		page.scripts[0]!.arrive();
		await settled();
		expect(page.containers).toHaveLength(1);
		tasks[0]!.callback('a/b+c=.d');
		const taken = await value;
		if (!taken.ok) throw new Error('no value');
		expect(taken.token).toMatch(/^[\w-]+$/);
		expect(Buffer.from(taken.token, 'base64url').toString()).toBe('a/b+c=.d');
		expect(page.containers).toHaveLength(0);
	});

	test('is fresh for every question, and only one task is there at a time', async () => {
		const tasks = stubTurnstile();
		const from = service();
		const values = [serviceValue(from, 'check', undefined), serviceValue(from, 'plate', undefined)];
		await settled();
		page.scripts[0]!.arrive();
		await settled();
		expect(tasks.map(({ action }) => action)).toEqual(['check']);
		tasks[0]!.callback('one');
		await settled();
		tasks[1]!.callback('two');
		const tokens = (await Promise.all(values)).map((taken) => taken.ok && taken.token);
		expect(new Set(tokens).size).toBe(2);
		expect(page.scripts).toHaveLength(1);
	});

	test('that a blocked script cannot give is told in words', async () => {
		stubTurnstile();
		const value = serviceValue(service(), 'check', undefined);
		await settled();
		page.scripts[0]!.fail();
		const taken = await value;
		expect(taken).toMatchObject({ ok: false, problem: { code: 'protection-unavailable' } });
	});

	test('that the service refuses is told in words, and the element is gone', async () => {
		const tasks = stubTurnstile();
		const value = serviceValue(service(), 'check', undefined);
		await settled();
		page.scripts[0]!.arrive();
		await settled();
		tasks[0]!['error-callback']();
		expect(await value).toMatchObject({ ok: false, problem: { code: 'protection-failed' } });
		expect(page.containers).toHaveLength(0);
	});

	test('that nobody needs any more is not waited for', async () => {
		stubTurnstile();
		const leaving = new AbortController();
		const from = service();
		const value = serviceValue(from, 'check', leaving.signal);
		await settled();
		page.scripts[0]!.arrive();
		await settled();
		leaving.abort(new Error('gone'));
		await expect(value).rejects.toThrow('gone');
	});
});
