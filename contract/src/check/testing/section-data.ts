import type { SectionData } from '../data.ts';

/** Facts of every section as our own API gives them: an invented car with something to tell everywhere. */
export const FOUND_DATA: SectionData = {
	registration: {
		requestTime: '21.11.2026 10:42',
		vin: 'XTA21144094786239',
		status: 200,
		RequestResult: {
			vehicle_brandmodel: 'LADA 2114 SAMARA',
			vehicle_releaseyear: 2009,
			vehicle_vin: 'XTA21144094786239',
			vehicle_bodycolor: 'Тёмно-красный',
			vehicle_body_number: 'XTA21144094786239',
			vehicle_enclosedvolume: 1596,
			vehicle_enginepower: 81.6,
			vehicle_type_name: 'Легковой хэтчбек',
			vehicle_eco_class: null,
			reestr_status: 'На учёте',
			periods: [
				{
					startDate: '2009-11-12',
					endDate: '2014-06-03',
					ownerType: 'Физическое лицо',
					ownerTypeCode: 'Natural',
					lastOperation: 'Регистрация нового ТС',
					lastOperationCode: '01',
				},
				{
					startDate: '2014-06-03',
					endDate: '2019-08-21',
					ownerType: 'Юридическое лицо',
					ownerTypeCode: 'Legal',
					lastOperation: 'Изменение собственника',
					lastOperationCode: '03',
				},
				{
					startDate: '2019-08-21',
					ownerType: 'Физическое лицо',
					ownerTypeCode: 'Natural',
					lastOperation: null,
					lastOperationCode: null,
				},
			],
		},
	},
	dtp: {
		Accidents: [
			{
				AccidentNumber: '030026341',
				AccidentType: 'Столкновение',
				AccidentDateTime: '2018-04-04T12:00:00',
				RegionName: 'Краснодарский край',
				AccidentPlace: null,
				OwnerOkopf: 'Физическое лицо',
				VehicleDamageState: 'Повреждено',
				VehicleAmount: 2,
				VehicleMark: 'LADA',
				VehicleModel: '2114',
				VehicleYear: 2009,
				DamagePoints: ['01', '02'],
			},
		],
	},
	wanted: {
		records: [
			{
				w_model: 'ВАЗ 2114',
				w_vin: 'XTA21144094786239',
				w_kuzov: null,
				w_god_vyp: 2009,
				w_data_pu: '2025-08-09',
				w_reg_inic: 'Ульяновская область',
			},
		],
	},
	restrict: {
		records: [
			{
				tsmodel: 'ВАЗ 2114',
				tsVIN: 'XTA21144094786239',
				dateadd: '2026-02-11',
				regname: 'Архангельская область',
				divtype: 'Судебный пристав',
				divtypeCode: '2',
				ogrkod: 'Запрет на регистрационные действия',
				ogrkodCode: '1',
				phone: '+7 818 200-00-00',
				osnOgr: 'Документ 123456789 от 10.02.2026, СПИ, ИП 12345/26/29021-ИП',
			},
			{
				tsmodel: null,
				tsVIN: null,
				dateadd: '2026-03-02',
				regname: 'Москва',
				divtype: 'Судебные органы',
				divtypeCode: '1',
				ogrkod: 'Запрет на снятие с учета',
				ogrkodCode: '2',
				phone: null,
				osnOgr: null,
			},
		],
	},
	diagnostic: {
		diagnosticCards: [
			{
				dcNumber: '087840012203456',
				dcDate: '2022-03-04',
				dcExpirationDate: '2023-03-04',
				odometerValue: 179919,
				brand: 'LADA',
				model: '2114',
				vin: 'XTA21144094786239',
				pointAddress: 'г. Краснодар, ул. Уральская, 98',
				previousDcs: [
					{ dcNumber: '1', dcDate: '2017-01-20', dcExpirationDate: '2019-01-20', odometerValue: 98400 },
					{ dcNumber: '3', dcDate: '2021-01-15', dcExpirationDate: '2022-01-15', odometerValue: 201532 },
					{ dcNumber: '2', dcDate: '2019-02-01', dcExpirationDate: '2021-02-01', odometerValue: 151200 },
				],
			},
		],
	},
	osago: [
		{
			series: 'ХХХ',
			number: '0123456789',
			model: 'LADA 2114',
			vin: 'XTA21144094786239',
			plate: 'А123ВС77',
			status: 'Действует',
			insuranceCompany: 'Ромашка Страхование',
			active: true,
			startDate: '2026-05-01',
			endDate: '2027-04-30',
		},
	],
	zalog: {
		status: 200,
		list: [
			{
				registerDate: '2024-06-15',
				number: '2024-009-123456-789',
				properties: [{ value: 'XTA21144094786239' }],
				pledgors: [{ name: 'Физическое лицо' }],
				pledgees: [{ name: 'ПАО «Банк Пример»' }],
			},
		],
		history: [
			{ dateStr: '2024-06-15', typeStr: 'Возникновение залога', number: '2024-009-123456-789' },
			{ dateStr: '2019-01-10', typeStr: 'Исключение сведений', number: '2017-001-000001-001' },
		],
	},
	recall: [
		{
			vin: 'XTA21144094786239',
			vehicle_brand: 'LADA',
			vehicle_model: '2114',
			manufacturer: 'АО «АВТОВАЗ»',
			recall_reason: 'Возможна течь топливной рампы',
			recommendation: 'Заменить уплотнения',
			dealership: null,
			date: '2010-05-17',
		},
	],
	stats: {
		success: true,
		result: {
			avg_run: 148200,
			avg_owners: 3.4,
			upper_market_bound: 360000,
			lower_market_bound: 190000,
			avg_price: 265000,
			adverts_count_all: 128,
		},
	},
	customs: {
		code: 200,
		vin: 'XTA21144094786239',
		model: 'LADA 2114',
		chassis: null,
		body: null,
		date: '2012-09-05',
		country: 'Казахстан',
	},
};

/** The empty form of every section's data, as it comes with `clear`. */
export const EMPTY_DATA: SectionData = {
	registration: {
		requestTime: '21.11.2026 10:42',
		vin: 'XTA21144094786239',
		status: 404,
		RequestResult: null,
	},
	dtp: { Accidents: [] },
	wanted: { records: [] },
	restrict: { records: [] },
	diagnostic: { diagnosticCards: [] },
	osago: [],
	zalog: { status: 404, list: [], history: [] },
	recall: [],
	stats: { success: false, result: null },
	customs: { code: 404, vin: null, model: null, chassis: null, body: null, date: null, country: null },
};
