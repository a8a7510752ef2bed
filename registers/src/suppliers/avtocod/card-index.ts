import type { PlateCars } from '../../facts/plate.ts';
import type { PaidOrder } from '../../register.ts';
import { readPlate } from './plate.ts';
import type { Wish } from './reports.ts';
import type { Reading } from './section.ts';

/** What a search that was made now says of a plate: the same report as the free one, not from what the supplier keeps. */
export function readCardIndex(contents: readonly unknown[]): Reading<PlateCars> {
	return readPlate(contents);
}

/**
 * The report of a paid order, which belongs to it alone: however late it is asked for, and by whichever process, it is
 * the one that was bought under its key.
 */
export function wishOfOrder({ key }: PaidOrder): Pick<Wish, 'order' | 'notBefore' | 'force'> {
	return { order: { key }, notBefore: new Date(0), force: true };
}
