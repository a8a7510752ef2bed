import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '@avtosverka/harness/free-port';
import { PROXY_NAMES, type ProxyName, startProxy } from '../../../scripts/deploy/testing/proxy.ts';
import type { ClusterPlace } from './place.ts';

/** Something of each proxy. */
export type ByProxy<Value> = Readonly<Record<ProxyName, Value>>;

/** The three proxies as `deploy/` has them, before the same servers: what befalls one befalls all at once. */
export type SiteProxies = {
	/** The address of the servers behind each. */
	readonly urls: ByProxy<string>;
	/** Resolves once each answers; the servers have to be up. This process trusts their certificates then. */
	start(): Promise<void>;
};

/** The same of each proxy. */
export function ofEachProxy<Value>(read: (name: ProxyName) => Value): ByProxy<Value> {
	return Object.fromEntries(PROXY_NAMES.map((name) => [name, read(name)])) as ByProxy<Value>;
}

/** Chooses their ports, so that servers may know the address before they start. */
export async function createSiteProxies(
	{ folder, running }: ClusterPlace,
	nodes: readonly number[],
): Promise<SiteProxies> {
	const ports = new Map<ProxyName, number>();
	for (const name of PROXY_NAMES) ports.set(name, await freePort());
	return {
		urls: ofEachProxy((name) => `https://localhost:${ports.get(name)}`),
		async start() {
			const authorities: string[] = [];
			for (const [name, port] of ports) {
				const place = { port, nodes, folder: join(folder, `site-${name}`) };
				await mkdir(place.folder);
				const proxy = await startProxy(name, place);
				running.defer(() => proxy.close());
				authorities.push(proxy.authority);
			}
			setDefaultCACertificates([...getCACertificates(), ...authorities]);
		},
	};
}
