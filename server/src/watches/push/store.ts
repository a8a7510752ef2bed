import { timingSafeEqual } from 'node:crypto';
import type { PushSubscription } from '@avtosverka/contract/push';
import { and, eq } from 'drizzle-orm';
import { watchChannel } from '../../store/schema/watch-channel.ts';
import type { Store } from '../../store/store.ts';
import { channelAddress, contextOf, hashOf } from '../channels/store.ts';
import { readSubscription, writeSubscription } from './subscription.ts';

type Renewal = { readonly old: PushSubscription; readonly subscription: PushSubscription };

/**
 * Puts a browser's new subscription in the place of its old one, for every account that has it; false where
 * none has, or the secret of the old one is another.
 */
export async function renewSubscription(
	{ transaction, cipher }: Pick<Store, 'transaction' | 'cipher'>,
	appSecret: string,
	{ old, subscription }: Renewal,
): Promise<boolean> {
	const isOld = and(
		eq(watchChannel.kind, 'push'),
		eq(watchChannel.addressHash, hashOf(appSecret, 'push', old.endpoint)),
	);
	const addressHash = hashOf(appSecret, 'push', subscription.endpoint);
	return transaction(async (tx) => {
		const rows = await tx.select().from(watchChannel).where(isOld).for('update');
		const secret = Buffer.from(old.keys.auth);
		const own = rows.filter((row) => {
			const known = Buffer.from(readSubscription(channelAddress({ cipher }, row)).keys.auth);
			return known.length === secret.length && timingSafeEqual(known, secret);
		});
		for (const { id, accountId } of own) {
			const isNew = and(
				eq(watchChannel.accountId, accountId),
				eq(watchChannel.kind, 'push'),
				eq(watchChannel.addressHash, addressHash),
			);
			if (old.endpoint !== subscription.endpoint) await tx.delete(watchChannel).where(isNew);
			const { keyId, bytes } = cipher.encrypt(Buffer.from(writeSubscription(subscription)), contextOf(id));
			await tx
				.update(watchChannel)
				.set({ address: bytes, keyId, addressHash })
				.where(eq(watchChannel.id, id));
		}
		return own.length > 0;
	});
}
