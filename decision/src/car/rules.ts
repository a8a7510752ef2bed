import type { Rule } from './rule.ts';
import { rule as accident } from './rules/accident.ts';
import { rule as accidentGrave } from './rules/accident-grave.ts';
import { rule as accidentRecent } from './rules/accident-recent.ts';
import { rule as accidentsMany } from './rules/accidents-many.ts';
import { rule as askedPrice } from './rules/asked-price.ts';
import { rule as bodyNumberDiffers } from './rules/body-number-differs.ts';
import { rule as colourDiffers } from './rules/colour-differs.ts';
import { rule as companyRun } from './rules/company-run.ts';
import { rule as customsAfterRegistration } from './rules/customs-after-registration.ts';
import { rule as damageUnknown } from './rules/damage-unknown.ts';
import { rule as damagedVin } from './rules/damaged-vin.ts';
import { rule as eaeuRelease } from './rules/eaeu-release.ts';
import { rule as farInspections } from './rules/far-inspections.ts';
import { rule as fewAdverts } from './rules/few-adverts.ts';
import { rule as makeDiffers } from './rules/make-differs.ts';
import { rule as manyOwners } from './rules/many-owners.ts';
import { rule as mileageAboveMarket } from './rules/mileage-above-market.ts';
import { rule as mileageLow } from './rules/mileage-low.ts';
import { rule as mileageOld } from './rules/mileage-old.ts';
import { rule as mileagePerYear } from './rules/mileage-per-year.ts';
import { rule as mileageRolledBack } from './rules/mileage-rolled-back.ts';
import { rule as mileageSlip } from './rules/mileage-slip.ts';
import { rule as mileageUnknown } from './rules/mileage-unknown.ts';
import { rule as modelDiffers } from './rules/model-differs.ts';
import { rule as newOwner } from './rules/new-owner.ts';
import { rule as noPolicy } from './rules/no-policy.ts';
import { rule as noRelease } from './rules/no-release.ts';
import { rule as openRecall } from './rules/open-recall.ts';
import { rule as otherPlate } from './rules/other-plate.ts';
import { rule as plateModelDiffers } from './rules/plate-model-differs.ts';
import { rule as pledge } from './rules/pledge.ts';
import { rule as pledgeEnded } from './rules/pledge-ended.ts';
import { rule as powerDiffers } from './rules/power-differs.ts';
import { rule as priceArguments } from './rules/price-arguments.ts';
import { rule as priceFarBelow } from './rules/price-far-below.ts';
import { rule as quickResale } from './rules/quick-resale.ts';
import { rule as registrationBan } from './rules/registration-ban.ts';
import { rule as registrationEnded } from './rules/registration-ended.ts';
import { rule as registrationStatusUnknown } from './rules/registration-status-unknown.ts';
import { rule as registrationVoid } from './rules/registration-void.ts';
import { rule as restrictionUnknown } from './rules/restriction-unknown.ts';
import { rule as scrapped } from './rules/scrapped.ts';
import { rule as twoPlates } from './rules/two-plates.ts';
import { rule as volumeDiffers } from './rules/volume-differs.ts';
import { rule as wanted } from './rules/wanted.ts';
import { rule as yearDiffers } from './rules/year-differs.ts';

/** Every rule: the files of `rules/`, which a test compares with this list. */
export const CAR_RULES: readonly Rule[] = [
	accident,
	accidentGrave,
	accidentRecent,
	accidentsMany,
	askedPrice,
	bodyNumberDiffers,
	colourDiffers,
	companyRun,
	customsAfterRegistration,
	damageUnknown,
	damagedVin,
	eaeuRelease,
	farInspections,
	fewAdverts,
	makeDiffers,
	manyOwners,
	mileageAboveMarket,
	mileageLow,
	mileageOld,
	mileagePerYear,
	mileageRolledBack,
	mileageSlip,
	mileageUnknown,
	modelDiffers,
	newOwner,
	noPolicy,
	noRelease,
	openRecall,
	otherPlate,
	plateModelDiffers,
	pledge,
	pledgeEnded,
	powerDiffers,
	priceArguments,
	priceFarBelow,
	quickResale,
	registrationBan,
	registrationEnded,
	registrationStatusUnknown,
	registrationVoid,
	restrictionUnknown,
	scrapped,
	twoPlates,
	volumeDiffers,
	wanted,
	yearDiffers,
];
