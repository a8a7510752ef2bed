import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Secrets } from '../config/secrets.ts';
import { StartError } from '../start-error.ts';
import { installationKey } from './schema/installation-key.ts';
import type { Store } from './store.ts';

/** How a store knows one of its keys, which it does not give away. */
export type Fingerprint = Pick<typeof installationKey.$inferSelect, 'kind' | 'id' | 'fingerprint'>;

const FINGERPRINT_BYTES = 16;

function fingerprintOf(key: string | Buffer): Buffer {
	const digest = createHmac('sha256', key).update('avtosverka key fingerprint').digest();
	return digest.subarray(0, FINGERPRINT_BYTES);
}

function fingerprintsOf({ appSecret, dataKeys }: Secrets): Fingerprint[] {
	const ofData = dataKeys.split(',').map((entry): Fingerprint => {
		const [id = '', base64 = ''] = entry.trim().split(':');
		return { kind: 'data-key', id, fingerprint: fingerprintOf(Buffer.from(base64, 'base64')) };
	});
	return [{ kind: 'app-secret', id: 'app-secret', fingerprint: fingerprintOf(appSecret) }, ...ofData];
}

/** Throws StartError where what was written with known keys could not be read with these secrets. */
export function refuseOtherKeys(known: readonly Fingerprint[], secrets: Secrets): void {
	const ours = fingerprintsOf(secrets);
	for (const { kind, id, fingerprint } of known) {
		const own = ours.find((key) => key.kind === kind && key.id === id);
		if (own?.fingerprint.equals(fingerprint)) continue;
		throw new StartError(
			kind === 'app-secret'
				? 'APP_SECRET не тот, с которым работало это хранилище: верните прежний.'
				: own
					? `Ключ ${id} в DATA_KEYS не тот, которым зашифровано это хранилище: верните прежний.`
					: `В DATA_KEYS нет ключа ${id}, которым зашифровано это хранилище: добавьте его в конец списка.`,
		);
	}
}

/**
 * Compares the secrets of this process with those that the store was written with, and writes down new keys.
 * Throws StartError for another `APP_SECRET`, another data key under a known name, and a known one that is
 * missing: what it encrypted could not be read, and what this process wrote the others could not read.
 */
export async function checkKeys(store: Store, secrets: Secrets): Promise<void> {
	const ours = fingerprintsOf(secrets);
	await store.transaction(async (tx) => {
		// Two nodes that start on an empty store must not write down one key each.
		await tx.execute(sql`lock table ${installationKey} in share row exclusive mode`);
		refuseOtherKeys(await tx.select().from(installationKey), secrets);
		await tx.insert(installationKey).values(ours).onConflictDoNothing();
	});
}
