import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { createFakeSite } from '../http/site/testing/fake-site.ts';
import type { ServerDeps } from '../server-deps.ts';
import { testDatabase } from '../store/testing/test-database.ts';
import { openSite } from './open-site.ts';

/** Registers that are switched off. */
const registers: ServerDeps['registers'] = {
	ask: async () => ({ answer: { state: 'not-asked', reason: 'switched-off' }, tried: [] }),
	whoAnswers: () => ({ suppliers: [], otherwise: 'switched-off' }),
};

export type TestServer = {
	readonly app: FastifyInstance;
	readonly port: number;
	readonly accounts: Accounts;
	/** Every line of its log, at the most talkative level. */
	readonly log: string[];
	close(): Promise<void>;
};

/** The whole app over a real store, a fake site, no registers, a port of its own and no limits. */
export async function startTestServer(): Promise<TestServer> {
	const database = await testDatabase();
	const site = await createFakeSite();
	const settings = { REPORTS_PER_HOUR: '100000', MONETA_ACCOUNT: '54600817', MONETA_SECRET: 'QWERTY' };
	const { app, accounts, log } = await openSite(database.store, { settings, given: { registers }, site });
	await app.listen({ port: 0, host: '127.0.0.1' });
	return {
		app,
		port: (app.server.address() as AddressInfo).port,
		accounts,
		log,
		async close() {
			await app.close();
			await database.close();
			await rm(site.clientFolder, { recursive: true });
		},
	};
}
