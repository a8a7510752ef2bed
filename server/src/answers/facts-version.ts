import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';

/**
 * The shape of each register's facts as they are kept for everybody. Raised whenever a facts file changes, so
 * that an older row is asked again and never read as something it is not.
 */
export const FACTS_VERSION: Readonly<Record<CachedRegister, number>> = {
	base: 1,
	registration: 1,
	dtp: 1,
	wanted: 1,
	restrict: 1,
	diagnostic: 1,
	osago: 1,
	zalog: 1,
	recall: 1,
	stats: 1,
	customs: 1,
	plate: 1,
};
