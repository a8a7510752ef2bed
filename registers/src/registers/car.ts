import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { RegisterEntry } from '../catalogue-entry.ts';
import { type Base, baseRegister } from './base.ts';
import { cardIndexRegister } from './card-index.ts';
import { type Customs, customsRegister } from './customs.ts';
import { type Diagnostic, diagnosticRegister } from './diagnostic.ts';
import { type Dtp, dtpRegister } from './dtp.ts';
import { type Osago, osagoRegister } from './osago.ts';
import { type PlateCars, plateRegister } from './plate.ts';
import { type Recall, recallRegister } from './recall.ts';
import { type Registration, registrationRegister } from './registration.ts';
import { type Restrict, restrictRegister } from './restrict.ts';
import { type Stats, statsRegister } from './stats.ts';
import { type WantedFacts, wantedRegister } from './wanted.ts';
import { type Zalog, zalogRegister } from './zalog.ts';

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

/** Every register of a car. */
export const REGISTER_ENTRIES: Readonly<Record<CarRegister, RegisterEntry>> = {
	base: baseRegister,
	registration: registrationRegister,
	dtp: dtpRegister,
	wanted: wantedRegister,
	restrict: restrictRegister,
	diagnostic: diagnosticRegister,
	osago: osagoRegister,
	zalog: zalogRegister,
	recall: recallRegister,
	stats: statsRegister,
	customs: customsRegister,
	plate: plateRegister,
	'card-index': cardIndexRegister,
};
