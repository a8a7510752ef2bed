import { isIPv6 } from 'node:net';
import type { Clock } from '../../deps.ts';
import { RequestProblem } from '../replies/request-problem.ts';

const ADDRESSES_AT_MOST = 50_000;

/** The part of an address that stands for one sender: all of IPv4, the first 64 bits of IPv6. */
export function senderOf(address: string): string {
	return groupsOf(address)?.slice(0, 4).join(':') ?? plain(address);
}

/** The first 48 bits of an address of IPv6, which are often given to one sender as a whole; null for IPv4. */
export function networkOf(address: string): string | null {
	return groupsOf(address)?.slice(0, 3).join(':') ?? null;
}

/** IPv4 as it is, also where it is written as IPv6. */
function plain(address: string): string {
	return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** The eight groups of an address of IPv6; null for one of IPv4. */
function groupsOf(address: string): readonly string[] | null {
	if (address.startsWith('::ffff:') || !isIPv6(address)) return null;
	const [head = '', tail] = address.split('::');
	const groups = head.split(':').filter(Boolean);
	const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
	return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
}

/** Counts one more request of an address. */
export type AddressLimit = {
	/** Throws a RequestProblem (429 with the seconds to wait) once the window is full. */
	count(address: string): void;
};

/**
 * A fixed window per address, in this process's memory. Whole windows are forgotten at once, and an overlong table
 * loses its oldest address, so that memory is bounded whatever comes in.
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
