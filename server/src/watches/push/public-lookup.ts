import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** True for an address of the public Internet. */
export function isPublicAddress(address: string): boolean {
	return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

type Resolve = (
	host: string,
	done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, done) => lookup(host, { all: true }, done);

/**
 * Finds addresses for a connection and fails where one of them is not public. The connection is made to what
 * was checked here: there is no second lookup.
 */
export function publicLookup(resolve: Resolve = resolveBySystem): LookupFunction {
	return (host, options, done) => {
		resolve(host, (error, found) => {
			const [first] = found ?? [];
			if (error || first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
				done(error ?? new Error('the host has an address that is not public'), '', 0);
			} else if (options.all) done(null, found);
			else done(null, first.address, first.family);
		});
	};
}
