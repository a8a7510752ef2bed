import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import type { Base } from './base.ts';
import type { Customs } from './customs.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Dtp } from './dtp.ts';
import type { Osago } from './osago.ts';
import type { PlateCars } from './plate.ts';
import type { Recall } from './recall.ts';
import type { Registration } from './registration.ts';
import type { Restrict } from './restrict.ts';
import type { Stats } from './stats.ts';
import type { WantedFacts } from './wanted.ts';
import type { Zalog } from './zalog.ts';

/** The facts of every register that is asked about a car. */
export type CarFacts = {
	base: Base;
	registration: Registration;
	dtp: Dtp;
	wanted: WantedFacts;
	restrict: Restrict;
	diagnostic: Diagnostic;
	osago: Osago;
	zalog: Zalog;
	recall: Recall;
	stats: Stats;
	customs: Customs;
	plate: PlateCars;
	'card-index': PlateCars;
};

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
