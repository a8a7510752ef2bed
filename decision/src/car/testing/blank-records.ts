import type { BaseData } from '@avtosverka/contract/check/base';
import type { CustomsData } from '@avtosverka/contract/check/customs';
import type { DiagnosticCardData, DiagnosticData } from '@avtosverka/contract/check/diagnostic';
import type { AccidentData } from '@avtosverka/contract/check/dtp';
import type { PolicyData } from '@avtosverka/contract/check/osago';
import type { RecallCampaignData } from '@avtosverka/contract/check/recall';
import type {
	OwnershipPeriodData,
	RegistrationData,
	RegistrationResult,
} from '@avtosverka/contract/check/registration';
import type { MarketStats, StatsData } from '@avtosverka/contract/check/stats';

/** A period of ownership; without `to` it lasts. */
export function owned(by: 'person' | 'company', from: string | null, to?: string): OwnershipPeriodData {
	return {
		startDate: from,
		...(to === undefined ? {} : { endDate: to }),
		ownerType: by === 'person' ? 'Физическое лицо' : 'Юридическое лицо',
		ownerTypeCode: by === 'person' ? 'Natural' : 'Legal',
		lastOperation: null,
		lastOperationCode: null,
	};
}

/** A registration card of which only this is known. */
export function registered(
	periods: OwnershipPeriodData[],
	given: Partial<RegistrationResult> = {},
): RegistrationData {
	const nothing = {
		vehicle_brandmodel: null,
		vehicle_releaseyear: null,
		vehicle_vin: null,
		vehicle_bodycolor: null,
		vehicle_body_number: null,
		vehicle_enclosedvolume: null,
		vehicle_enginepower: null,
		vehicle_type_name: null,
		vehicle_eco_class: null,
		reestr_status: null,
	};
	const RequestResult = { ...nothing, ...given, periods };
	return { requestTime: '2026-11-22T11:59:00.000Z', vin: 'XTA21INVENTED0001', status: 200, RequestResult };
}

/** A basic card of which only this is known. */
export function carded(given: Partial<BaseData>): BaseData {
	const nothing = { vin: null, model: null, frame: null, frame_id: null, year: null, color: null };
	return { ...nothing, type: null, power: null, volume: null, image: null, ...given };
}

/** An inspection of which only this is known. */
export function inspected(
	dcDate: string | null,
	given: Partial<DiagnosticCardData> = {},
): DiagnosticCardData {
	const nothing = { dcNumber: null, dcExpirationDate: null, odometerValue: null, brand: null, model: null };
	return { ...nothing, vin: null, pointAddress: null, previousDcs: [], dcDate, ...given };
}

/** Readings that no rule wonders at: `[day, km]` each. */
export function run(...readings: readonly (readonly [day: string, km: number])[]): DiagnosticData {
	return { diagnosticCards: readings.map(([day, odometerValue]) => inspected(day, { odometerValue })) };
}

/** A policy of which only this is known; in force by default. */
export function insured(given: Partial<PolicyData> = {}): PolicyData {
	const nothing = { series: null, number: null, model: null, vin: null, plate: null, status: null };
	return {
		...nothing,
		insuranceCompany: null,
		active: true,
		startDate: '2026-02-01',
		endDate: '2027-01-31',
		...given,
	};
}

/** A release by the customs. */
export function released(date: string | null, given: Partial<CustomsData> = {}): CustomsData {
	return { code: 200, vin: null, model: null, chassis: null, body: null, date, country: null, ...given };
}

/** An accident that only names the car. */
export function hit(given: Partial<AccidentData>): AccidentData {
	return {
		AccidentNumber: null,
		AccidentType: null,
		AccidentDateTime: '2020-02-03T12:00:00',
		RegionName: null,
		AccidentPlace: null,
		OwnerOkopf: null,
		VehicleDamageState: null,
		VehicleAmount: null,
		VehicleMark: null,
		VehicleModel: null,
		VehicleYear: null,
		DamagePoints: [],
		...given,
	};
}

/** A recall of which only this is known. */
export function recalled(given: Partial<RecallCampaignData> = {}): RecallCampaignData {
	const nothing = {
		vin: null,
		vehicle_brand: null,
		vehicle_model: null,
		manufacturer: null,
		dealership: null,
	};
	return { ...nothing, recall_reason: null, recommendation: null, date: null, ...given };
}

/** Market figures of which only these are known, over enough adverts. */
export function market(given: Partial<MarketStats>): StatsData {
	const nothing = { avg_run: null, avg_owners: null, upper_market_bound: null, lower_market_bound: null };
	return { success: true, result: { ...nothing, avg_price: null, adverts_count_all: 40, ...given } };
}
