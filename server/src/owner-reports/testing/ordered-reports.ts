import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../server-deps.ts';
import type { Store } from '../../store/store.ts';
import { openSite } from '../../testing/open-site.ts';
import { PRIMEROV } from './people.ts';

/** A whole site over a real store, with reports about Примеров. */
export type OrderedReports = {
	readonly app: FastifyInstance;
	/** A new report of somebody new; resolves to its number. */
	order(): Promise<string>;
	pay(uuid: string): Promise<void>;
	close(): Promise<void>;
};

/** @param given what of its dependencies is played */
export async function openOrderedReports(
	store: Store,
	given: Partial<ServerDeps> = {},
): Promise<OrderedReports> {
	const { app, deps, person, close } = await openSite(store, { given });
	const { ownerReports, documents } = deps;
	return {
		app,
		async order() {
			const { id: accountId } = await person();
			const asked = {
				...{ accountId, person: PRIMEROV, address: '192.0.2.1' },
				...{ idempotenceKey: null, unpaidLimit: null },
			};
			const report = await ownerReports.create(asked);
			if (report === null) throw new Error('the account was just made');
			return report.uuid;
		},
		pay: async (uuid) => {
			const payment = { orderId: 'A0Z', email: null, at: new Date() };
			await store.transaction((tx) => ownerReports.pay(tx, uuid, payment));
		},
		async close() {
			await close();
			await documents.close();
		},
	};
}
