import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { mayShowFrom } from './image-hosts.ts';

/** Our own address of a car's photograph: no visitor's browser goes to the supplier's host. */
export function carPhotoUrl(vin: Vin): string {
	return `/car-photo/${vin}`;
}

/** True where a supplier's photograph stands on a host that the settings name for this supplier. */
export type IsShown = (source: SupplierId | null, imageUrl: string | null) => boolean;

/** Logs once each host that is missing in the settings: otherwise the photographs are missed by no one. */
export function createIsShown({ config, log }: Pick<Deps, 'config' | 'log'>): IsShown {
	const reported = new LRUCache<string, true>({ max: 100 });
	return (source, imageUrl) => {
		if (source === null || imageUrl === null) return false;
		if (mayShowFrom(config.registers.suppliers[source]?.imageHosts ?? [], imageUrl)) return true;
		const host = URL.canParse(imageUrl) ? new URL(imageUrl).host : '';
		if (!reported.has(host)) log.warn({ source, host }, 'photographs of a host that is not in the settings');
		reported.set(host, true);
		return false;
	};
}
