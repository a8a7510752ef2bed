import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '@avtosverka/harness/free-port';
import { type ProxyName, startProxy } from '../../../scripts/deploy/testing/proxy.ts';
import type { ClusterPlace } from './place.ts';

/** In the order in which docs/operations.md tells of them. */
export const PROXY_NAMES = ['nginx', 'haproxy', 'caddy'] as const satisfies readonly ProxyName[];

/** The address of the same servers behind each proxy. */
export type SiteUrls = Readonly<Record<ProxyName, string>>;

/** The three proxies as `deploy/` has them, before the same servers: what befalls one befalls all at once. */
export type SiteProxies = {
	readonly urls: SiteUrls;
	/** Resolves once each answers; the servers have to be up. This process trusts their certificates then. */
	start(): Promise<void>;
};

/** Chooses their ports, so that servers may know the address before they start. */
export async function createSiteProxies(
	{ folder, running }: ClusterPlace,
	nodes: readonly number[],
): Promise<SiteProxies> {
	const ports = { nginx: await freePort(), haproxy: await freePort(), caddy: await freePort() };
	const urlOf = (name: ProxyName) => `https://localhost:${ports[name]}`;
	return {
		urls: { nginx: urlOf('nginx'), haproxy: urlOf('haproxy'), caddy: urlOf('caddy') },
		async start() {
			const authorities: string[] = [];
			for (const name of PROXY_NAMES) {
				const place = { port: ports[name], nodes, folder: join(folder, `site-${name}`) };
				await mkdir(place.folder);
				const proxy = await startProxy(name, place);
				running.defer(() => proxy.close());
				authorities.push(proxy.authority);
			}
			setDefaultCACertificates([...getCACertificates(), ...authorities]);
		},
	};
}
