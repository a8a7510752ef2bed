import type { PushSubscription as SentSubscription } from '@avtosverka/contract/push';

/** `by-install`: an Apple phone takes messages only for a site that stands on its home screen. */
export type PushAbility = 'yes' | 'no' | 'by-install';

/** Why a browser was not subscribed, in words for its person. */
export class PushRefused extends Error {}

const REFUSED =
	'Браузер запрещает этому сайту уведомления. Разрешите их в настройках сайта и нажмите ещё раз.';
const DISMISSED = 'Вы не разрешили уведомления. Если передумаете, нажмите ещё раз.';
const FAILED = 'Браузер не смог подписаться на уведомления. Попробуйте позже или выберите другой способ.';

/** Whether this browser can show push messages. */
export function pushAbility(): PushAbility {
	if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes';
	return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'by-install' : 'no';
}

async function ownSubscription(): Promise<PushSubscription | null> {
	if (pushAbility() !== 'yes') return null;
	const registration = await navigator.serviceWorker.getRegistration();
	return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** What this browser is called in the list of channels; null while it is not subscribed. */
export async function ownDigest(): Promise<string | null> {
	const subscription = await ownSubscription().catch(() => null);
	if (subscription === null) return null;
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
	const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
	return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Asks the person, and subscribes this browser. Rejects with PushRefused. Call it after a press only. */
export async function subscribeBrowser(key: string): Promise<SentSubscription> {
	const permission = await Notification.requestPermission();
	if (permission !== 'granted') throw new PushRefused(permission === 'denied' ? REFUSED : DISMISSED);
	try {
		await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
		const { pushManager } = await navigator.serviceWorker.ready;
		const options = { userVisibleOnly: true, applicationServerKey: key };
		// A subscription for other keys of ours would stand in the way of this one.
		const made = await pushManager.subscribe(options).catch(async (error: DOMException) => {
			if (error.name !== 'InvalidStateError') throw error;
			await unsubscribeBrowser();
			return pushManager.subscribe(options);
		});
		return made.toJSON() as SentSubscription;
	} catch {
		throw new PushRefused(FAILED);
	}
}

/** Ends this browser's subscription, without asking the server. Never rejects. */
export async function unsubscribeBrowser(): Promise<void> {
	await ownSubscription()
		.then((subscription) => subscription?.unsubscribe())
		.catch(() => {});
}
