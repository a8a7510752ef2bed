import type { DiagnosticData } from '@avtosverka/contract/check/diagnostic';
import type { AccidentData } from '@avtosverka/contract/check/dtp';
import type { PolicyData } from '@avtosverka/contract/check/osago';
import type {
	OwnershipPeriodData,
	RegistrationData,
	RegistrationResult,
} from '@avtosverka/contract/check/registration';
import type { RestrictRecord } from '@avtosverka/contract/check/restrict';
import type { StatsData } from '@avtosverka/contract/check/stats';
import type { WantedRecordData } from '@avtosverka/contract/check/wanted';
import type { PledgeData, ZalogData } from '@avtosverka/contract/check/zalog';

/** A record of the wanted register; what is not given is null. */
export function theft(given: Partial<WantedRecordData> = {}): WantedRecordData {
	const nothing = { w_model: null, w_vin: null, w_kuzov: null, w_god_vyp: null };
	return { ...nothing, w_data_pu: null, w_reg_inic: null, ...given };
}

/** A record of the restrictions register; what is not given is null. */
export function ban(given: Partial<RestrictRecord> = {}): RestrictRecord {
	const words = { tsmodel: null, tsVIN: null, dateadd: null, regname: null, phone: null, osnOgr: null };
	return { ...words, divtype: null, divtypeCode: null, ogrkod: null, ogrkodCode: null, ...given };
}

/** An open pledge with one pledgee; its pledgor is an invented person. */
export function pledge(pledgee: string | null, registerDate: string | null = null, number = '1'): PledgeData {
	const pledgees = pledgee === null ? [] : [{ name: pledgee }];
	return { registerDate, number, properties: [], pledgors: [{ name: 'Образцов Пётр Иванович' }], pledgees };
}

/** The answer of the pledge register. */
export function pledges(list: PledgeData[], history: ZalogData['history'] = []): ZalogData {
	return { status: 200, list, history };
}

/** An accident; what is not given is null. */
export function accident(given: Partial<AccidentData> = {}): AccidentData {
	const where = { AccidentNumber: null, RegionName: null, AccidentPlace: null, OwnerOkopf: null };
	const what = { AccidentType: null, AccidentDateTime: null, VehicleDamageState: null, VehicleAmount: null };
	return {
		...where,
		...what,
		VehicleMark: null,
		VehicleModel: null,
		VehicleYear: null,
		DamagePoints: [],
		...given,
	};
}

/** Inspections: a day and what the odometer showed. */
export function inspections(
	...readings: readonly (readonly [string | null, number | null])[]
): DiagnosticData {
	const place = { brand: null, model: null, vin: null, pointAddress: null, previousDcs: [] };
	return {
		diagnosticCards: readings.map(([dcDate, odometerValue], index) => ({
			...place,
			dcNumber: String(index),
			dcDate,
			dcExpirationDate: null,
			odometerValue,
		})),
	};
}

/** A period of ownership by a person; one without an end lasts. */
export function period(
	startDate: string | null,
	endDate?: string | null,
	operation: Partial<Pick<OwnershipPeriodData, 'lastOperation' | 'lastOperationCode'>> = {},
): OwnershipPeriodData {
	const owner = { ownerType: 'Физическое лицо', ownerTypeCode: 'Natural' };
	const end = endDate === undefined ? {} : { endDate };
	return { startDate, ...end, ...owner, lastOperation: null, lastOperationCode: null, ...operation };
}

/** The registration card of a home-made car of 2016. */
export function registered(given: Partial<RegistrationResult> = {}): RegistrationData {
	return {
		requestTime: '2026-11-22T11:59:00.000Z',
		vin: 'XTAINVENTED000001',
		status: 200,
		RequestResult: {
			vehicle_brandmodel: 'ЛАДА 219010 ЛАДА ГРАНТА',
			vehicle_releaseyear: 2016,
			vehicle_vin: 'XTAINVENTED000001',
			vehicle_bodycolor: 'БЕЛЫЙ',
			vehicle_body_number: 'XTAINVENTED000001',
			vehicle_enclosedvolume: 1596,
			vehicle_enginepower: 87,
			vehicle_type_name: 'Легковой седан',
			vehicle_eco_class: null,
			reestr_status: 'Состоит на учете',
			periods: [period('2020-03-10'), period('2016-05-12', '2020-03-10')],
			...given,
		},
	};
}

/** Figures over many adverts of cars like it. */
export function market(avg_run: number | null): StatsData {
	const prices = { upper_market_bound: 600_000, lower_market_bound: 450_000, avg_price: 520_000 };
	return { success: true, result: { avg_run, avg_owners: 2, adverts_count_all: 240, ...prices } };
}

/** A policy in force. */
export const POLICY: PolicyData = {
	series: 'ХХХ',
	number: '0418891421',
	model: 'ЛАДА Гранта',
	vin: 'XTAINVENTED000001',
	plate: null,
	status: 'Действует',
	insuranceCompany: 'АО «Пример»',
	active: true,
	startDate: '2026-05-01',
	endDate: '2027-04-30',
};
