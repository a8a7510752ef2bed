import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@avtosverka/contract/push';

/** What the push service does with messages, with its name for people. */
export const PUSH_MODES = {
	fine: 'принимает сообщения',
	gone: 'не знает подписки (410)',
	missing: 'не знает подписки (404)',
	busy: 'просит прийти позже (429)',
	broken: 'сломана (500)',
	slow: 'отвечает через 20 секунд',
	down: 'обрывает связь',
} as const;
export type PushMode = keyof typeof PUSH_MODES;

export function isPushMode(name: unknown): name is PushMode {
	return typeof name === 'string' && Object.hasOwn(PUSH_MODES, name);
}

/** A browser that has subscribed: its keys, and the site's key that alone may send to it. */
export type PushBrowser = {
	readonly own: ECDH;
	readonly auth: Buffer;
	readonly siteKey: string;
};

/** A message as the browser decrypted it, and how the site asked for it to be treated. */
export type PushedMessage = {
	readonly browser: string;
	readonly text: string;
	readonly ttl: number;
	readonly urgency: string;
	readonly topic: string;
	readonly contact: string;
};

/** The push service, the browsers that it knows and what came for them. */
export type PushPlay = {
	mode: PushMode;
	readonly browsers: Map<string, PushBrowser>;
	readonly messages: PushedMessage[];
	/** A browser subscribes for a site. */
	subscribe(origin: string, siteKey: string): PushSubscription;
	reset(): void;
};

/** It forgets everything at a reset, and the oldest browsers before that. */
export function createPushPlay(): PushPlay {
	const browsers = new Map<string, PushBrowser>();
	const messages: PushedMessage[] = [];
	const play: PushPlay = {
		mode: 'fine',
		browsers,
		messages,
		subscribe(origin, siteKey) {
			const own = createECDH('prime256v1');
			const auth = randomBytes(16);
			const id = randomBytes(16).toString('base64url');
			own.generateKeys();
			browsers.set(id, { own, auth, siteKey });
			const [oldest] = browsers.keys();
			if (browsers.size > 1000 && oldest !== undefined) browsers.delete(oldest);
			const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
			return { endpoint: `${origin}/push/${id}`, keys };
		},
		reset() {
			play.mode = 'fine';
			browsers.clear();
			messages.length = 0;
		},
	};
	return play;
}
