import { isIPv6 } from 'node:net';
import type { Clock } from '../deps.ts';
import { RequestProblem } from './request-problem.ts';

const ADDRESSES_AT_MOST = 50_000;

/** The part of an address that stands for one sender: all of IPv4, the first 64 bits of IPv6. */
export function senderOf(address: string): string {
	if (address.startsWith('::ffff:')) return address.slice(7);
	if (!isIPv6(address)) return address;
	const [head = '', tail] = address.split('::');
	const groups = head.split(':').filter(Boolean);
	const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
	const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
	return whole.slice(0, 4).join(':');
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
