import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { AvtocodSource } from '../wire.ts';

/** The sources that a car's card is put together from, whichever of them the report type has. */
const CARD = ['base', 'gibdd.history', 'gibdd.eaisto', 'eaisto.registry', 'references.base'];

/** Which sources feed a section. A name that ends in a star stands for itself and everything under it. */
const FEEDS: Readonly<Partial<Record<CarRegister, readonly string[]>>> = {
	base: CARD,
	registration: ['gibdd.history'],
	dtp: ['gibdd.dtp'],
	wanted: ['gibdd.wanted'],
	restrict: ['gibdd.restrict'],
	diagnostic: ['gibdd.eaisto', 'eaisto.registry'],
	osago: ['rsaosago.base', 'osago.registry', 'ramiosago.base'],
	zalog: ['pledge*'],
	recall: ['recall.campaigns.registry'],
	stats: ['ads.price', 'carprice'],
	customs: ['customs*'],
	plate: CARD,
	'card-index': CARD,
};

/**
 * Where a section stands: its sources are still at work; the report type has none of them; or all have
 * settled, and these failed.
 */
export type SourceStatus =
	| { readonly kind: 'waiting' }
	| { readonly kind: 'not-in-contract' }
	| { readonly kind: 'settled'; readonly failed: readonly string[] };

/** `complete`: the report says that nothing is under way; a source in an unknown state has failed. */
export function standingOf(
	register: CarRegister,
	sources: readonly AvtocodSource[],
	complete: boolean,
): SourceStatus {
	const unnamed = sources.filter(({ name }) => name === null);
	const feeding = sources.filter(({ name }) => name !== null && feeds(register, name));
	if (feeding.some(({ state }) => state === 'PROGRESS' || (!complete && !isFinal(state)))) {
		return { kind: 'waiting' };
	}
	// A source whose name cannot be read may be one of ours: it never lets a section be empty or out of
	// contract.
	const failed = [...feeding.filter(({ state }) => state !== 'OK'), ...unnamed];
	if (feeding.length === 0 && failed.length === 0) return { kind: 'not-in-contract' };
	return { kind: 'settled', failed: failed.map(({ name }) => name ?? 'an unnamed one') };
}

function feeds(register: CarRegister, name: string): boolean {
	return (FEEDS[register] ?? []).some((feed) =>
		feed.endsWith('*')
			? name === feed.slice(0, -1) || name.startsWith(`${feed.slice(0, -1)}.`)
			: name === feed,
	);
}

function isFinal(state: string | null): boolean {
	return state === 'OK' || state === 'ERROR';
}
