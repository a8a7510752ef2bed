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
import {
	market as blankMarket,
	registered as blankRegistration,
	hit,
	inspected,
	insured,
	owned,
} from './blank-records.ts';

const VIN = 'XTAINVENTED000001';

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
	return hit({ AccidentDateTime: null, ...given });
}

/** Inspections: a day and what the odometer showed. */
export function inspections(
	...readings: readonly (readonly [string | null, number | null])[]
): DiagnosticData {
	return {
		diagnosticCards: readings.map(([day, odometerValue], index) =>
			inspected(day, { dcNumber: String(index), odometerValue }),
		),
	};
}

/** A period of ownership by a person; one without an end lasts. */
export function period(
	startDate: string | null,
	endDate?: string | null,
	operation: Partial<Pick<OwnershipPeriodData, 'lastOperation' | 'lastOperationCode'>> = {},
): OwnershipPeriodData {
	const end = endDate === undefined ? {} : { endDate };
	return { ...owned('person', startDate), ...end, ...operation };
}

/** The registration card of a home-made car of 2016. */
export function registered(given: Partial<RegistrationResult> = {}): RegistrationData {
	const periods = [period('2020-03-10'), period('2016-05-12', '2020-03-10')];
	const { RequestResult, ...head } = blankRegistration(periods);
	const car: RegistrationResult = {
		...{ vehicle_brandmodel: 'ЛАДА 219010 ЛАДА ГРАНТА', vehicle_releaseyear: 2016, vehicle_eco_class: null },
		...{ vehicle_vin: VIN, vehicle_body_number: VIN, vehicle_bodycolor: 'БЕЛЫЙ' },
		...{ vehicle_enclosedvolume: 1596, vehicle_enginepower: 87, vehicle_type_name: 'Легковой седан' },
		...{ reestr_status: 'Состоит на учете', periods },
	};
	return { ...head, vin: VIN, RequestResult: { ...RequestResult, ...car, ...given } };
}

/** Figures over many adverts of cars like it. */
export function market(avg_run: number | null): StatsData {
	const prices = { upper_market_bound: 600_000, lower_market_bound: 450_000, avg_price: 520_000 };
	return blankMarket({ avg_run, avg_owners: 2, adverts_count_all: 240, ...prices });
}

/** A policy in force. */
export const POLICY: PolicyData = insured({
	...{ series: 'ХХХ', number: '0418891421', model: 'ЛАДА Гранта', vin: VIN, status: 'Действует' },
	...{ insuranceCompany: 'АО «Пример»', startDate: '2026-05-01', endDate: '2027-04-30' },
});
