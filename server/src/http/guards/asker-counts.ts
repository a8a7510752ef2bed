import type { Asker } from '@avtosverka/registers/order-budget';
import { networkOf, senderOf } from './address-limit.ts';

/** A network of many addresses, an office or a whole provider, may have more than one of them. */
const NETWORK_SHARE = 2;

/** One way in which an asker is counted: as whom, and how many are too many. */
export type AskerCount = {
	readonly by: 'visitor' | 'address' | 'network';
	readonly who: string;
	readonly most: number;
};

/**
 * As whom an asker is counted: the visitor, the address (of IPv6 the /64), and the /48 above that, since
 * anyone who has one address of IPv6 often has thousands. Empty for the installation itself.
 */
export function askerCounts(asker: Asker, { askerPerHour }: { readonly askerPerHour: number }): AskerCount[] {
	if (asker.kind === 'installation') return [];
	const network = networkOf(asker.address);
	return [
		{ by: 'visitor', who: asker.visitorId, most: askerPerHour },
		{ by: 'address', who: senderOf(asker.address), most: askerPerHour },
		...(network === null
			? []
			: [{ by: 'network' as const, who: network, most: askerPerHour * NETWORK_SHARE }]),
	];
}
