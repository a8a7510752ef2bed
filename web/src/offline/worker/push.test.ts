import { afterEach, describe, expect, test, vi } from 'vitest';
import { endPush, listenToPush, type PushEvents, type PushScope } from './push.ts';

const ORIGIN = 'https://sverka.example';
const MESSAGE = { title: 'Машина', body: 'новое: запрет', path: '/checks/XTA21144094786239', tag: 'one' };
afterEach(() => vi.unstubAllGlobals());

/** A worker with these open windows, to which the browser says things. */
function workerWith(urls: readonly string[] = []) {
	const listeners = new Map<string, (event: never) => void>();
	const windows = urls.map((url) => ({ url, focus: vi.fn() }));
	const showNotification = vi.fn(async () => {});
	const openWindow = vi.fn(async () => {});
	const subscribe = vi.fn(async () => subscriptionAt('https://push.example/renewed'));
	listenToPush({
		location: { origin: ORIGIN },
		registration: { showNotification, pushManager: { subscribe } },
		clients: { matchAll: async () => windows, openWindow },
		addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
	} as unknown as PushScope);
	return {
		...{ windows, showNotification, openWindow, subscribe },
		async say<Name extends keyof PushEvents>(type: Name, event: object) {
			let work: Promise<unknown> = Promise.resolve();
			const waitUntil = (given: Promise<unknown>) => {
				work = given;
			};
			listeners.get(type)?.({ ...event, waitUntil } as never);
			await work;
		},
	};
}

function subscriptionAt(endpoint: string) {
	const options = { userVisibleOnly: true, applicationServerKey: null };
	return {
		options,
		toJSON: () => ({ endpoint, keys: { p256dh: 'B', auth: 'a' } }),
	} as unknown as PushSubscription;
}

describe('a message', () => {
	test('is shown, and a second one of the same tag takes its place', async () => {
		const worker = workerWith();
		await worker.say('push', { data: { json: () => MESSAGE } });
		const options = { body: MESSAGE.body, tag: 'one', data: MESSAGE.path };
		expect(worker.showNotification).toHaveBeenCalledWith('Машина', expect.objectContaining(options));
	});

	test.each([
		['nothing', null],
		['no JSON', { json: () => JSON.parse('<') }],
		['null', { json: () => null }],
		['something else', { json: () => ({ ...MESSAGE, path: 5 }) }],
	])('that is %s is shown as one that leads to the cabinet', async (_what, data) => {
		const worker = workerWith();
		await worker.say('push', { data });
		const options = { body: expect.stringContaining('в личном кабинете'), data: '/user/reports' };
		expect(worker.showNotification).toHaveBeenCalledWith(expect.anything(), expect.objectContaining(options));
	});

	test('that is pressed opens its report, and goes', async () => {
		const worker = workerWith([`${ORIGIN}/`]);
		const notification = { data: MESSAGE.path, close: vi.fn() };
		await worker.say('notificationclick', { notification });
		expect(worker.openWindow).toHaveBeenCalledWith(ORIGIN + MESSAGE.path);
		expect(notification.close).toHaveBeenCalled();
	});

	test('that is pressed goes to the report where that is open already', async () => {
		const worker = workerWith([`${ORIGIN}/`, ORIGIN + MESSAGE.path]);
		await worker.say('notificationclick', { notification: { data: MESSAGE.path, close() {} } });
		expect(worker.openWindow).not.toHaveBeenCalled();
		expect(worker.windows[1]?.focus).toHaveBeenCalled();
	});

	test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
		'leads nowhere but into the site: %s',
		async (data) => {
			const worker = workerWith();
			await worker.say('notificationclick', { notification: { data, close() {} } });
			expect(worker.openWindow).toHaveBeenCalledWith(ORIGIN);
		},
	);
});

describe('a subscription that the browser ends', () => {
	function servedCalls() {
		const calls: { path: string; body: unknown }[] = [];
		vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
			calls.push({ path, body: JSON.parse(body) });
			return Response.json({ success: true, message: '' });
		});
		return calls;
	}
	const endpoints = (calls: ReturnType<typeof servedCalls>) =>
		calls.map(({ path, body }) => {
			const { old, subscription } = body as Record<'old' | 'subscription', { endpoint: string }>;
			return [path, old.endpoint, subscription.endpoint];
		});

	test('is replaced at the server by a new one', async () => {
		const calls = servedCalls();
		const oldSubscription = subscriptionAt('https://push.example/old');
		await workerWith().say('pushsubscriptionchange', { oldSubscription, newSubscription: null });
		const path = '/v1/watch-push/renewal';
		expect(endpoints(calls)).toEqual([[path, 'https://push.example/old', 'https://push.example/renewed']]);
	});

	test('is replaced by the one that the browser has made already', async () => {
		const calls = servedCalls();
		const [oldSubscription, newSubscription] = ['old', 'own'].map((name) =>
			subscriptionAt(`https://push.example/${name}`),
		);
		const worker = workerWith();
		await worker.say('pushsubscriptionchange', { oldSubscription, newSubscription });
		expect(endpoints(calls)[0]?.[2]).toBe('https://push.example/own');
		expect(worker.subscribe).not.toHaveBeenCalled();
	});

	test('of which the browser does not say the old one is left to the cabinet', async () => {
		const calls = servedCalls();
		await workerWith().say('pushsubscriptionchange', {});
		expect(calls).toEqual([]);
	});
});

test.each([true, false])(
	'who has left is told of nothing more; subscribed before: %s',
	async (isSubscribed) => {
		const unsubscribe = vi.fn(async () => true);
		const getSubscription = async () => (isSubscribed ? { unsubscribe } : null);
		await endPush({ registration: { pushManager: { getSubscription } } } as unknown as PushScope);
		expect(unsubscribe).toHaveBeenCalledTimes(isSubscribed ? 1 : 0);
	},
);
