import type { Rule } from './rule.ts';
import { rule as askedPrice } from './rules/asked-price.ts';
import { rule as bodyNumberDiffers } from './rules/body-number-differs.ts';
import { rule as colourDiffers } from './rules/colour-differs.ts';
import { rule as companyRun } from './rules/company-run.ts';
import { rule as customsAfterRegistration } from './rules/customs-after-registration.ts';
import { rule as eaeuRelease } from './rules/eaeu-release.ts';
import { rule as farInspections } from './rules/far-inspections.ts';
import { rule as fewAdverts } from './rules/few-adverts.ts';
import { rule as makeDiffers } from './rules/make-differs.ts';
import { rule as manyOwners } from './rules/many-owners.ts';
import { rule as modelDiffers } from './rules/model-differs.ts';
import { rule as newOwner } from './rules/new-owner.ts';
import { rule as noPolicy } from './rules/no-policy.ts';
import { rule as noRelease } from './rules/no-release.ts';
import { rule as openRecall } from './rules/open-recall.ts';
import { rule as otherPlate } from './rules/other-plate.ts';
import { rule as powerDiffers } from './rules/power-differs.ts';
import { rule as priceArguments } from './rules/price-arguments.ts';
import { rule as quickResale } from './rules/quick-resale.ts';
import { rule as twoPlates } from './rules/two-plates.ts';
import { rule as volumeDiffers } from './rules/volume-differs.ts';
import { rule as wanted } from './rules/wanted.ts';
import { rule as yearDiffers } from './rules/year-differs.ts';

/** Every rule: the files of `rules/`, which a test compares with this list. */
export const CAR_RULES: readonly Rule[] = [
	askedPrice,
	bodyNumberDiffers,
	colourDiffers,
	companyRun,
	customsAfterRegistration,
	eaeuRelease,
	farInspections,
	fewAdverts,
	makeDiffers,
	manyOwners,
	modelDiffers,
	newOwner,
	noPolicy,
	noRelease,
	openRecall,
	otherPlate,
	powerDiffers,
	priceArguments,
	quickResale,
	twoPlates,
	volumeDiffers,
	wanted,
	yearDiffers,
];
