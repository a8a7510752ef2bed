import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

type StoredPayload = { readonly payload: AdapterPayload; readonly until: number };

/** Sign-ins under way, and codes and tokens of the last ones. */
const MAX_STORED = 2000;

/**
 * What the provider stores, in this process and bounded. Login sessions are stored only where a person can
 * sign out of them: otherwise an account is chosen each time, and no test sees the choice of another.
 */
export function createAdapters({ sessions }: { readonly sessions: boolean }): AdapterFactory {
	const stored = new Map<string, StoredPayload>();

	function keep(key: string, payload: AdapterPayload, seconds: number): void {
		const [oldest] = stored.keys();
		if (stored.size >= MAX_STORED && oldest !== undefined) stored.delete(oldest);
		stored.set(key, { payload, until: Date.now() + seconds * 1000 });
	}

	function find(key: string): AdapterPayload | undefined {
		const found = stored.get(key);
		return found && found.until > Date.now() ? found.payload : undefined;
	}

	return (model): Adapter => {
		const keyOf = (id: string) => `${model}:${id}`;
		return {
			async upsert(id, payload, seconds = 3600) {
				if (model !== 'Session' || sessions) keep(keyOf(id), payload, seconds);
			},
			find: async (id) => find(keyOf(id)),
			async findByUid(uid) {
				const same = [...stored].find(
					([key, { payload }]) => key.startsWith(`${model}:`) && payload.uid === uid,
				);
				return same && find(same[0]);
			},
			findByUserCode: async () => undefined,
			async consume(id) {
				const payload = find(keyOf(id));
				if (payload) payload.consumed = Math.floor(Date.now() / 1000);
			},
			async destroy(id) {
				stored.delete(keyOf(id));
			},
			async revokeByGrantId(grantId) {
				for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
			},
		};
	};
}
