import { rm } from 'node:fs/promises';
import type { SiteCalls } from '@avtosverka/contract/site';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Clock } from '../../../deps.ts';
import { siteSettings } from '../../../site-settings.ts';
import { testConfig, testDeps } from '../../../testing/test-deps.ts';
import { createBareApp } from '../../testing/served-app.ts';
import { serveSite } from '../serve-site.ts';
import { createFakeSite, type FakeSite } from './fake-site.ts';

const call = {
	cachedReport: async () => ({ base: null, sections: {} }),
	sources: async () => ({ sources: [], lastKnown: true }),
	sharedReport: async () => null,
	sharedOwnerReport: async () => null,
	watchMail: async () => null,
	sampleOwnerReport: async () => null,
};

type SiteAppOptions = {
	readonly clock?: Clock;
	/** What is cached of a car, as far as a visitor may see it. */
	cachedReportFor?(visitorId: string): SiteCalls['cachedReport'];
};

/** A server of this site alone. */
export async function siteApp(
	site: FakeSite,
	environment: Record<string, string> = {},
	{ clock, cachedReportFor }: SiteAppOptions = {},
): Promise<FastifyInstance> {
	const config = testConfig({ RATE_LIMIT_PER_MINUTE: '100000', ...environment });
	const deps = testDeps({ config, ...(clock && { clock }) });
	const app = createBareApp(deps);
	await serveSite(app, deps, site, {
		callsFor: (asker) =>
			cachedReportFor && asker?.kind === 'visitor'
				? { ...call, cachedReport: cachedReportFor(asker.visitorId) }
				: call,
		settings: siteSettings(deps.config),
	});
	return app;
}

/** One fake site for the tests of a file and a server of it; before each test it forgets what it rendered. */
export function serveFakeSite(): { readonly site: FakeSite; readonly app: FastifyInstance } {
	let site: FakeSite;
	let app: FastifyInstance;
	beforeAll(async () => {
		site = await createFakeSite();
		app = await siteApp(site);
	});
	beforeEach(() => {
		site.rendered.length = 0;
	});
	afterAll(() => rm(site.clientFolder, { recursive: true }));
	return {
		get site() {
			return site;
		},
		get app() {
			return app;
		},
	};
}

/** The nonce of a reply's own policy. */
export const nonceOf = (headers: Record<string, unknown>): string =>
	/'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
