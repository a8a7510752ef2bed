import type { FastifyInstance } from 'fastify';
import { siteSettings } from '../../../site-settings.ts';
import { testConfig, testDeps } from '../../../testing/test-deps.ts';
import { createBareApp } from '../../testing/served-app.ts';
import { serveSite } from '../serve-site.ts';
import type { FakeSite } from './fake-site.ts';

const call = {
	cachedReport: async () => ({ base: null, sections: {} }),
	sources: async () => ({ sources: [], lastKnown: true }),
	sampleOwnerReport: async () => null,
};

/** A server of this site alone. */
export async function siteApp(
	site: FakeSite,
	environment: Record<string, string> = {},
): Promise<FastifyInstance> {
	const deps = testDeps({ config: testConfig({ RATE_LIMIT_PER_MINUTE: '100000', ...environment }) });
	const app = createBareApp(deps);
	await serveSite(app, deps, site, { call, settings: siteSettings(deps.config) });
	return app;
}

/** The nonce of a reply's own policy. */
export const nonceOf = (headers: Record<string, unknown>): string =>
	/'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
