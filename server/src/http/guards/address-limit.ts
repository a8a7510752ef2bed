import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Clock } from '../../deps.ts';
import { RequestProblem } from '../replies/request-problem.ts';

const ADDRESSES_AT_MOST = 50_000;

/** The part of an address that stands for one sender: all of IPv4, the first 64 bits of IPv6. */
export function senderOf(address: string): string {
	const parsed = parse(address);
	return parsed instanceof ipaddr.IPv6 ? firstGroups(parsed, 4) : (parsed?.toString() ?? address);
}

/** The first 48 bits of an address of IPv6, which are often given to one sender as a whole; null for IPv4. */
export function networkOf(address: string): string | null {
	const parsed = parse(address);
	return parsed instanceof ipaddr.IPv6 ? firstGroups(parsed, 3) : null;
}

/** An IPv6 address, or an IPv4 one written as IPv6; null for other text. Plain IPv4 needs no reading. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
	if (!address.includes(':') || !isIPv6(address)) return null;
	const [withoutZone = ''] = address.split('%');
	return ipaddr.process(withoutZone);
}

function firstGroups({ parts }: ipaddr.IPv6, count: number): string {
	return parts
		.slice(0, count)
		.map((group) => group.toString(16))
		.join(':');
}

/** Counts one more request of an address. */
export type AddressLimit = {
	/** Throws a RequestProblem (429 with the seconds to wait) once the window is full. */
	count(address: string): void;
};

/**
 * A fixed window per address, in this process's memory. Whole windows are forgotten at once, and an overlong
 * table loses its oldest address, so that memory is bounded under any load.
 */
export function createAddressLimit(clock: Clock, most: number, windowSeconds: number): AddressLimit {
	let counts = new Map<string, number>();
	let windowEnds = 0;

	return {
		count(address) {
			const now = clock.now().getTime();
			if (now >= windowEnds) {
				counts = new Map();
				windowEnds = now + windowSeconds * 1000;
			}
			const sender = senderOf(address);
			const used = (counts.get(sender) ?? 0) + 1;
			if (used > most) {
				const wait = Math.ceil((windowEnds - now) / 1000);
				throw new RequestProblem(
					429,
					'too-many',
					'Слишком много запросов. Подождите немного и повторите.',
					wait,
				);
			}
			if (used === 1 && counts.size >= ADDRESSES_AT_MOST) forgetOldest(counts);
			counts.set(sender, used);
		},
	};
}

function forgetOldest(counts: Map<string, number>): void {
	for (const sender of counts.keys()) {
		counts.delete(sender);
		return;
	}
}
