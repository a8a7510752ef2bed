import { Fragment, type ReactNode } from 'react';

export type EachProps<Item> = { of: readonly Item[]; children: (item: Item) => ReactNode };

/** Entries of a register in order. They have no dependable id, may be alike, and never move. */
export function Each<Item>({ of, children }: EachProps<Item>) {
	return of.map((item, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: see above, there is nothing else to tell them apart by
		<Fragment key={place}>{children(item)}</Fragment>
	));
}
