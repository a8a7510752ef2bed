import type { Rule } from './rule.ts';
import { rule as accident } from './rules/accident.ts';
import { rule as accidentGrave } from './rules/accident-grave.ts';
import { rule as accidentRecent } from './rules/accident-recent.ts';
import { rule as accidentsMany } from './rules/accidents-many.ts';
import { rule as damageUnknown } from './rules/damage-unknown.ts';
import { rule as damagedVin } from './rules/damaged-vin.ts';
import { rule as mileageAboveMarket } from './rules/mileage-above-market.ts';
import { rule as mileageLow } from './rules/mileage-low.ts';
import { rule as mileagePace } from './rules/mileage-pace.ts';
import { rule as mileageRolledBack } from './rules/mileage-rolled-back.ts';
import { rule as mileageSlip } from './rules/mileage-slip.ts';
import { rule as mileageUnknown } from './rules/mileage-unknown.ts';
import { rule as pledge } from './rules/pledge.ts';
import { rule as pledgeEnded } from './rules/pledge-ended.ts';
import { rule as registrationBan } from './rules/registration-ban.ts';
import { rule as registrationEnded } from './rules/registration-ended.ts';
import { rule as registrationStatusUnknown } from './rules/registration-status-unknown.ts';
import { rule as registrationVoid } from './rules/registration-void.ts';
import { rule as restrictionUnknown } from './rules/restriction-unknown.ts';
import { rule as scrapped } from './rules/scrapped.ts';
import { rule as wanted } from './rules/wanted.ts';

/** Every rule: the files of `rules/`, which a test compares with this list. */
export const CAR_RULES: readonly Rule[] = [
	accident,
	accidentGrave,
	accidentRecent,
	accidentsMany,
	damageUnknown,
	damagedVin,
	mileageAboveMarket,
	mileageLow,
	mileagePace,
	mileageRolledBack,
	mileageSlip,
	mileageUnknown,
	pledge,
	pledgeEnded,
	registrationBan,
	registrationEnded,
	registrationStatusUnknown,
	registrationVoid,
	restrictionUnknown,
	scrapped,
	wanted,
];
