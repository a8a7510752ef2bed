import { renewPushRoute } from '@avtosverka/contract/routes/watches';
import type { PushMessage } from '@avtosverka/contract/vocabulary/push-message';
import { call } from '../../client.ts';

type Waiting = { waitUntil(work: Promise<unknown>): void };
type Shown = { readonly data: unknown; close(): void };
type Window = { readonly url: string; focus(): Promise<unknown> };

/** What comes to a worker from outside a page. */
export type PushEvents = {
	push: Waiting & { readonly data: { json(): unknown } | null };
	notificationclick: Waiting & { readonly notification: Shown };
	pushsubscriptionchange: Waiting & {
		readonly oldSubscription?: PushSubscription | null;
		readonly newSubscription?: PushSubscription | null;
	};
};

/** As much of a worker's scope as messages need. */
export type PushScope = {
	readonly location: { readonly origin: string };
	readonly registration: {
		showNotification(title: string, options: object): Promise<void>;
		readonly pushManager: Pick<PushManager, 'subscribe' | 'getSubscription'>;
	};
	readonly clients: {
		matchAll(options: object): Promise<readonly Window[]>;
		openWindow(url: string): Promise<unknown>;
	};
	addEventListener<Name extends keyof PushEvents>(
		type: Name,
		listener: (event: PushEvents[Name]) => void,
	): void;
};

/** Shown where a message cannot be read: browsers end a subscription that shows nothing. */
const UNREAD: PushMessage = {
	title: 'Машина, за которой вы следите',
	body: 'Есть изменения: они видны в личном кабинете.',
	path: '/user/reports',
	tag: 'unread',
};

function readMessage(data: PushEvents['push']['data']): PushMessage {
	try {
		const { title, body, path, tag } = (data?.json() ?? {}) as Record<string, unknown>;
		const isWhole = [title, body, path, tag].every((field) => typeof field === 'string');
		return isWhole ? ({ title, body, path, tag } as PushMessage) : UNREAD;
	} catch {
		return UNREAD;
	}
}

/** Shows messages about watched cars, opens the report that they are about, and renews the subscription. */
export function listenToPush(scope: PushScope): void {
	const { location, registration, clients } = scope;
	async function open(path: unknown): Promise<void> {
		const url = new URL(String(path), location.origin);
		// A message leads nowhere but into the site.
		const target = url.origin === location.origin ? url.href : location.origin;
		const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
		const same = windows.find((window) => window.url === target);
		await (same ? same.focus() : clients.openWindow(target));
	}

	async function renew({ oldSubscription, newSubscription }: PushEvents['pushsubscriptionchange']) {
		// A browser that does not say which one is over is asked again in the cabinet.
		if (!oldSubscription) return;
		const subscription =
			newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
		const [old, renewed] = [oldSubscription.toJSON(), subscription.toJSON()] as never[];
		if (old && renewed) await call(renewPushRoute, { old, subscription: renewed });
	}

	scope.addEventListener('push', (event) => {
		const { title, body, path, tag } = readMessage(event.data);
		const options = { body, tag, data: path, lang: 'ru', icon: '/icons/icon-192.png' };
		event.waitUntil(registration.showNotification(title, options));
	});
	scope.addEventListener('notificationclick', (event) => {
		event.notification.close();
		event.waitUntil(open(event.notification.data));
	});
	scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

/** Takes no more messages for who was signed in; the next one ends the channel at the server (410). */
export async function endPush({ registration }: PushScope): Promise<void> {
	const subscription = await registration.pushManager.getSubscription();
	await subscription?.unsubscribe();
}
