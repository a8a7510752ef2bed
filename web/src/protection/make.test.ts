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

/** A worker whose script is lost the first `lost` times, and that solves everything otherwise. */
function stubWorker(lost: number) {
	const started = vi.fn();
	class FakeWorker extends EventTarget {
		terminate = () => {};
		postMessage = () => {
			started();
			const isLost = started.mock.calls.length <= lost;
			const data = { counter: 1 };
			this.dispatchEvent(isLost ? new Event('error') : Object.assign(new Event('message'), { data }));
		};
	}
	vi.stubGlobal('Worker', FakeWorker);
	return started;
}

/** The site's code before its first call, the server's reply, and a Turnstile that answers at once. */
async function setUp(reply: object) {
	const ask = vi.fn(async () => Response.json(reply));
	const render = vi.fn((_: object, { callback }: { callback(token: string): void }) => {
		callback(`token ${render.mock.calls.length}`);
		return 'widget';
	});
	vi.stubGlobal('fetch', ask);
	vi.stubGlobal('turnstile', { render, remove: () => {} });
	stubWorker(0);
	const { makeFor } = await import('./make.ts');
	return { makeFor, ask, render };
}

const arrival = () => vi.waitFor(() => page.scripts[0]!.arrive());

describe('where a service makes the values', () => {
	test('nothing but its script is there before a person asks for something', async () => {
		const { makeFor, render } = await setUp(SERVICE);
		// Nor does it wait for that: a person who asks meanwhile would wait for it twice where it does not come.
		expect(await makeFor('check')(ahead)).toEqual({ ok: false, failure: { kind: 'failed' } });
		await arrival();
		expect(render).not.toHaveBeenCalled();
	});

	test('every value is new, good for five minutes, and our server is asked once', async () => {
		const { makeFor, ask } = await setUp(SERVICE);
		const first = makeFor('check')(needed);
		await arrival();
		const values = [await first, await makeFor('plate')(needed)];
		expect(values).toEqual(
			['token 1', 'token 2'].map((token) => ({
				ok: true,
				value: {
					token: Buffer.from(token).toString('base64url'),
					goodUntil: expect.closeTo(performance.now() + 5 * 60_000, -4),
				},
			})),
		);
		expect(ask).toHaveBeenCalledOnce();
	});
});

test('without protection there is a value at once, no foreign script, and one question to our server', async () => {
	const { makeFor, ask } = await setUp({ kind: 'off', challenge: null });
	const values = await Promise.all([
		makeFor('check')(needed),
		makeFor('check')(needed),
		makeFor('plate')(ahead),
	]);
	for (const value of values) expect(value).toMatchObject({ ok: true, value: { token: 'off' } });
	expect(page.scripts).toEqual([]);
	expect(ask).toHaveBeenCalledOnce();
});

describe('where our own tasks make the values', () => {
	/** A server whose replies come when the test says so, and that never has a task which can be solved. */
	async function setUpHeld() {
		const replies: ((fine: boolean) => void)[] = [];
		const { makeFor } = await setUp({});
		const ask = () =>
			new Promise<Response>((resolve, reject) => {
				replies.push((fine) =>
					fine ? resolve(Response.json({ kind: 'altcha', challenge: null })) : reject(new TypeError('lost')),
				);
			});
		vi.stubGlobal('fetch', vi.fn(ask));
		return { replies, make: () => makeFor('check')(needed) };
	}

	test('the first reply says who the visitor is, then all others are asked for together', async () => {
		const { replies, make } = await setUpHeld();
		const all = Promise.all([make(), make(), make(), make()]);
		await vi.waitFor(() => expect(replies).toHaveLength(1));
		replies[0]?.(true);
		await vi.waitFor(() => expect(replies).toHaveLength(4));
		for (const reply of replies.slice(1)) reply(true);
		expect(await all).toHaveLength(4);
	});

	test('a first reply that does not come makes nobody known: the next one is the first', async () => {
		const { replies, make } = await setUpHeld();
		const [lost, ...others] = [make(), make(), make()];
		await vi.waitFor(() => expect(replies).toHaveLength(1));
		replies[0]?.(false);
		expect(await lost).toMatchObject({ ok: false });
		await vi.waitFor(() => expect(replies).toHaveLength(2));
		replies[1]?.(true);
		await vi.waitFor(() => expect(replies).toHaveLength(3));
		replies[2]?.(true);
		await Promise.all(others);
	});

	test.each([
		{ lost: 0, starts: 1, ok: true },
		{ lost: 1, starts: 2, ok: true },
		{ lost: 2, starts: 2, ok: false },
	])('a solver that is lost $lost times is started $starts times', async ({ lost, starts, ok }) => {
		const { makeFor } = await setUp({ kind: 'altcha', challenge: { parameters: {} } });
		const started = stubWorker(lost);
		expect(await makeFor('check')(needed)).toMatchObject({ ok });
		expect(started).toHaveBeenCalledTimes(starts);
	});
});
