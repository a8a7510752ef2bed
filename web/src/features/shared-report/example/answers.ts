import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import type { CachedReport } from '@avtosverka/contract/site';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { EXAMPLE_CARD, EXAMPLE_VIN } from './card.ts';

/** The moment of the example, UTC: everything in it is as of then. */
export const EXAMPLE_AT = '2026-11-21T07:42:00.000Z';

function meta(state: 'found' | 'clear', source: SupplierId): AnswerMeta {
	return {
		...{ state, source, asOf: EXAMPLE_AT, cached: true, stale: false, pending: false },
		...{ skippedRows: 0, reason: null, tried: [{ source, state }] },
	};
}

function found<Data>(data: Data, source: SupplierId = 'avtocod'): CheckReply<Data> {
	return { success: true, message: '', data, meta: meta('found', source) };
}

function clear<Data>(data: Data, source: SupplierId = 'avtocod'): CheckReply<Data> {
	return { success: true, message: '', data, meta: meta('clear', source) };
}

const READING = { dcExpirationDate: null };

/** All that ten registers would say of an invented car; no person and no company of it exists. */
export const EXAMPLE_ANSWERS: CachedReport = {
	base: found({
		...{ vin: EXAMPLE_VIN, model: 'LADA Granta', frame: null, frame_id: EXAMPLE_VIN, year: 2018 },
		...{ color: 'Серебристый', type: 'Легковой седан', power: 87, volume: 1596, image: null },
	}),
	sections: {
		registration: found(EXAMPLE_CARD),
		dtp: found({
			Accidents: [
				{
					...{ AccidentNumber: '000000001', AccidentType: 'Столкновение', RegionName: 'Тверская область' },
					...{ AccidentDateTime: '2023-02-14T18:20:00', AccidentPlace: null, VehicleAmount: 2 },
					...{ OwnerOkopf: 'Юридическое лицо', VehicleDamageState: 'Повреждено', DamagePoints: ['01', '02'] },
					...{ VehicleMark: 'LADA', VehicleModel: 'Granta', VehicleYear: 2018 },
				},
			],
		}),
		wanted: clear({ records: [] }),
		restrict: found({
			records: [
				{
					...{ tsmodel: 'LADA Granta', tsVIN: EXAMPLE_VIN, dateadd: '2026-09-03' },
					...{ regname: 'Тверская область', divtype: 'Судебный пристав', divtypeCode: '2' },
					...{ ogrkod: 'Запрет на регистрационные действия', ogrkodCode: '1' },
					...{ phone: null, osnOgr: 'Документ 000000000 от 02.09.2026' },
				},
			],
		}),
		diagnostic: found({
			diagnosticCards: [
				{
					...{ dcNumber: '000000000000003', dcDate: '2026-04-10', dcExpirationDate: '2027-04-10' },
					...{ odometerValue: 98_600, brand: 'LADA', model: 'Granta', vin: EXAMPLE_VIN },
					pointAddress: 'Тверская область',
					previousDcs: [
						{ ...READING, dcNumber: '000000000000002', dcDate: '2024-03-28', odometerValue: 142_300 },
						{ ...READING, dcNumber: '000000000000001', dcDate: '2022-03-15', odometerValue: 89_100 },
					],
				},
			],
		}),
		osago: found([
			{
				...{ series: 'ХХХ', number: '0000000001', model: 'LADA Granta', vin: EXAMPLE_VIN, plate: null },
				...{ status: 'Действует', insuranceCompany: 'Страховая компания «Пример»', active: true },
				...{ startDate: '2026-04-15', endDate: '2027-04-14' },
			},
		]),
		zalog: found({
			status: 200,
			list: [
				{
					...{ registerDate: '2025-06-18', number: '2025-000-000000-001' },
					properties: [{ value: EXAMPLE_VIN }],
					pledgors: [{ name: 'Физическое лицо' }],
					pledgees: [{ name: 'ПАО «Банк Пример»' }],
				},
			],
			history: [{ dateStr: '2025-06-18', typeStr: 'Возникновение залога', number: '2025-000-000000-001' }],
		}),
		recall: found(
			[
				{
					...{ vin: EXAMPLE_VIN, vehicle_brand: 'LADA', vehicle_model: 'Granta', manufacturer: null },
					recall_reason: 'Возможен люфт рулевой тяги',
					...{ recommendation: 'Проверить и при износе заменить', dealership: null, date: '2020-05-17' },
				},
			],
			'gost',
		),
		stats: found({
			success: true,
			result: {
				...{ avg_run: 118_000, avg_owners: 2.3, avg_price: 690_000, adverts_count_all: 214 },
				...{ lower_market_bound: 560_000, upper_market_bound: 810_000 },
			},
		}),
		customs: clear(
			{ code: 404, vin: null, model: null, chassis: null, body: null, date: null, country: null },
			'customs',
		),
	},
};
