import type { OwnershipPeriodData, RegistrationResult } from '@avtosverka/contract/check/registration';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type {
	OwnershipPeriod as PeriodFacts,
	Registration,
} from '@avtosverka/registers/registers/registration';
import { roundedOrNull } from './rounded.ts';
import type { SectionView } from './section-view.ts';

const OWNERS = { person: 'Физическое лицо', company: 'Юридическое лицо' } as const;

function presentPeriod(period: PeriodFacts): OwnershipPeriodData {
	return {
		startDate: period.from,
		...(period.to === null ? {} : { endDate: period.to }),
		ownerType: period.owner && OWNERS[period.owner],
		ownerTypeCode: period.ownerCode,
		lastOperation: period.operation,
		lastOperationCode: period.operationCode,
	};
}

function presentResult(facts: Registration): RegistrationResult {
	return {
		vehicle_brandmodel: facts.brandModel,
		vehicle_releaseyear: roundedOrNull(facts.year),
		vehicle_vin: facts.vin,
		vehicle_bodycolor: facts.color,
		vehicle_body_number: facts.bodyNumber,
		vehicle_enclosedvolume: facts.engineVolume,
		vehicle_enginepower: facts.enginePower,
		vehicle_type_name: facts.vehicleType,
		vehicle_eco_class: facts.ecoClass,
		reestr_status: facts.registryStatus,
		periods: newestFirst(facts.periods, ({ from }) => from).map(presentPeriod),
	};
}

export const registration: SectionView<'registration'> = {
	found: (facts, { subject, asOf }) => ({
		requestTime: asOf.toISOString(),
		vin: subject.vin,
		status: 200,
		RequestResult: presentResult(facts),
	}),
	clear: ({ subject, asOf }) => ({
		requestTime: asOf.toISOString(),
		vin: subject.vin,
		status: 404,
		RequestResult: null,
	}),
};
