import type { OwnershipPeriodData, RegistrationResult } from '@avtosverka/contract/check/registration';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { colourName, modelName } from '@avtosverka/decision/car/usual-case';
import type {
	OwnershipPeriod as PeriodFacts,
	Registration,
} from '@avtosverka/registers/registers/registration';
import { roundedOrNull } from './rounded.ts';
import type { ServedSection } from './section-view.ts';
import { record, since, type WatchedRecord } from './watched-record.ts';

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
		vehicle_brandmodel: modelName(facts.brandModel),
		vehicle_releaseyear: roundedOrNull(facts.year),
		vehicle_vin: facts.vin,
		vehicle_bodycolor: colourName(facts.color),
		vehicle_body_number: facts.bodyNumber,
		vehicle_enclosedvolume: facts.engineVolume,
		vehicle_enginepower: facts.enginePower,
		vehicle_type_name: facts.vehicleType,
		vehicle_eco_class: facts.ecoClass,
		reestr_status: facts.registryStatus,
		periods: newestFirst(facts.periods, ({ from }) => from).map(presentPeriod),
	};
}

export const registration: ServedSection<'registration'> = {
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
	watch: {
		form: 1,
		read: ({ registryStatus, periods }) => [
			...(registryStatus === null ? [] : [registryState(registryStatus)]),
			...periods.map((one) => periodOf(one, periods)),
		],
	},
};

function registryState(words: string): WatchedRecord {
	const state = [words.toLowerCase().replaceAll('ё', 'е')];
	return record({ key: ['status'], state, words: ['Состояние учёта', words] });
}

/** Another owner is one change: the period that ends by it says nothing of its own. */
function periodOf(one: PeriodFacts, all: readonly PeriodFacts[]): WatchedRecord {
	const isLast = all.every(({ from }) => (from ?? '') <= (one.from ?? ''));
	const until = one.to === null ? '' : ` по ${formatDay(one.to)}`;
	return record({
		...{ key: ['period', one.from], state: [isLast ? (one.to ?? 'lasts') : null], day: one.from },
		words: [`Период владения${since(one.from)}${until}`, one.operation],
	});
}
