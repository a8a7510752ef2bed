import { createHash, ECDH } from 'node:crypto';
import type { PushSubscription } from '@avtosverka/contract/push';
import type { PushService } from '../../config/push.ts';

/** Which of the settings' services a subscription leads to; null where it may not be called. */
export function serviceOf(endpoint: string, services: readonly PushService[]): PushService | null {
	const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
	if (url === null || url.username !== '' || url.password !== '') return null;
	const isUsual = url.protocol === 'https:' && url.port === '';
	const fits = (service: PushService) => {
		if (service.kind === 'origin') return url.origin === service.origin;
		if (service.kind === 'host') return isUsual && url.hostname === service.host;
		return isUsual && url.hostname.endsWith(`.${service.host}`);
	};
	return services.find(fits) ?? null;
}

/** True where messages can be encrypted for these keys. */
export function canEncryptFor({ keys }: PushSubscription): boolean {
	try {
		ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed');
		return Buffer.from(keys.auth, 'base64url').length === 16;
	} catch {
		return false;
	}
}

/** A subscription as a channel keeps it, always with its fields in the same order. */
export function writeSubscription({ endpoint, keys: { p256dh, auth } }: PushSubscription): string {
	return JSON.stringify({ endpoint, keys: { p256dh, auth } });
}

export function readSubscription(address: string): PushSubscription {
	return JSON.parse(address) as PushSubscription;
}

/** By which a browser knows its own subscription in the list; the address itself is not disclosed. */
export function endpointDigest(endpoint: string): string {
	return createHash('sha256').update(endpoint).digest('base64url');
}
