import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePage } from './testing/fake-page.ts';

const SERVICE = {
	kind: 'turnstile',
	siteKey: 'public',
	scriptUrl: 'https://captcha.example/api.js?render=explicit',
};

const ahead = { signal: undefined, ahead: true };
const needed = { signal: undefined, ahead: false };

let page: ReturnType<typeof fakePage>;
beforeEach(() => {
	page = fakePage();
	vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** The site's code before its first call, the server's reply, and a Turnstile that answers at once. */
async function setUp(reply: object) {
	const ask = vi.fn(async () => Response.json(reply));
	const render = vi.fn((_: object, { callback }: { callback(token: string): void }) => {
		callback(`token ${render.mock.calls.length}`);
		return 'widget';
	});
	vi.stubGlobal('fetch', ask);
	vi.stubGlobal('turnstile', { render, remove: () => {} });
	const { makeFor } = await import('./make.ts');
	return { makeFor, ask, render };
}

const arrival = () => vi.waitFor(() => page.scripts[0]!.arrive());

describe('where a service makes the values', () => {
	test('nothing but its script is there before a person asks for something', async () => {
		const { makeFor, render } = await setUp(SERVICE);
		const made = makeFor('check')(ahead);
		await arrival();
		expect(await made).toEqual({ ok: false, failure: { kind: 'failed' } });
		expect(render).not.toHaveBeenCalled();
	});

	test('every value is new, good for nothing later, and our server is asked once', async () => {
		const { makeFor, ask } = await setUp(SERVICE);
		const first = makeFor('check')(needed);
		await arrival();
		const values = [await first, await makeFor('plate')(needed)];
		expect(values).toEqual(
			['token 1', 'token 2'].map((token) => ({
				ok: true,
				value: { token: Buffer.from(token).toString('base64url'), goodUntil: 0 },
			})),
		);
		expect(ask).toHaveBeenCalledOnce();
	});
});

test('without protection there is a value at once, and no foreign script', async () => {
	const { makeFor } = await setUp({ kind: 'off', challenge: null });
	expect(await makeFor('check')(needed)).toMatchObject({ ok: true, value: { token: 'off' } });
	expect(page.scripts).toEqual([]);
});
