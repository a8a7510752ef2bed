import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CarFacts } from '@avtosverka/registers/registers/car';

export const SAMPLE_VIN = 'XTA21144094786239' as Vin;
export const SAMPLE_PLATE = 'А123ВС77' as Plate;

/** Facts of an invented car, with the gaps that a real report has. */
export const SAMPLE_FACTS: CarFacts = {
	base: {
		vin: SAMPLE_VIN,
		model: 'ВАЗ 21144',
		chassisNumber: null,
		bodyNumber: SAMPLE_VIN,
		year: 2009,
		color: 'Серебристый',
		vehicleType: 'Легковой хэтчбек',
		enginePower: 81.6,
		engineVolume: 1596,
		imageUrl: null,
	},
	registration: {
		brandModel: 'ВАЗ 21144',
		year: 2009,
		vin: SAMPLE_VIN,
		bodyNumber: SAMPLE_VIN,
		chassisNumber: 'ОТСУТСТВУЕТ',
		color: 'Серебристый',
		engineVolume: 1596,
		enginePower: 81.6,
		vehicleType: 'Легковой хэтчбек',
		ecoClass: null,
		registryStatus: 'На учёте',
		periods: [
			{
				from: '2009-06-10',
				to: '2014-02-03',
				owner: 'company',
				ownerCode: 'LEGAL',
				operation: 'Первичная регистрация',
				operationCode: '11',
			},
			{
				from: '2014-02-03',
				to: null,
				owner: 'person',
				ownerCode: 'PERSON',
				operation: null,
				operationCode: '03',
			},
		],
	},
	dtp: {
		accidents: [
			{
				number: '000043057',
				at: '2018-02-14T05:24:00',
				kind: 'Наезд на стоящее ТС',
				region: 'Новгородская область',
				place: null,
				ownerForm: null,
				damageState: 'Неизвестно',
				vehicles: 2,
				brand: 'ВАЗ',
				model: '21144',
				year: 2009,
				damageCodes: ['006', '112'],
			},
		],
	},
	wanted: {
		records: [
			{
				brandModel: 'ГАЗ302ГАЗЕЛЬ',
				vin: SAMPLE_VIN,
				bodyNumber: 'KCA275-9673180',
				year: 2013,
				since: '2014-02-06',
				initiatorRegion: 'Калужская',
			},
		],
	},
	restrict: {
		records: [
			{
				brandModel: 'ВАЗ 21144',
				vin: SAMPLE_VIN,
				addedAt: '2015-07-13',
				region: 'Брянская',
				authority: 'Судебные Органы',
				authorityCode: '1',
				kind: 'Запрет на регистрационные действия',
				kindCode: '1',
				phone: null,
				ground: 'Документ: 90129308-0060 от 13.07.2015',
			},
		],
	},
	diagnostic: {
		cards: [
			{
				number: '201437271258456',
				issuedAt: '2022-03-04',
				expiresAt: '2023-03-04',
				odometer: 179_919,
				brand: 'ВАЗ',
				model: '21144',
				vin: SAMPLE_VIN,
				place: 'г. Волоколамск, пл. Балканская, 19',
				previous: [
					{ number: null, issuedAt: '2019-01-10', expiresAt: null, odometer: 150_000 },
					{ number: null, issuedAt: null, expiresAt: null, odometer: 100 },
					{ number: '201437271258455', issuedAt: '2021-01-15', expiresAt: '2022-01-15', odometer: 201_532 },
				],
			},
		],
	},
	osago: {
		policies: [
			{
				series: 'ЕЕЕ',
				number: '0018891420',
				model: 'ВАЗ 21144',
				vin: SAMPLE_VIN,
				plate: SAMPLE_PLATE,
				status: 'Выдан страхователю',
				insurer: 'Ресо-Гарантия',
				active: false,
				from: '2014-07-07',
				to: '2015-07-07',
			},
		],
	},
	zalog: {
		open: [
			{
				registeredAt: '2023-05-11',
				number: '2023-007-931339-111',
				properties: ['ВАЗ 21144'],
				pledgors: ['Иванов Иван Иванович'],
				pledgees: ['ПАО «Банк»'],
			},
		],
		events: [{ at: '2023-05-11', kind: 'Возникновение', number: '2023-007-931339-111' }],
	},
	recall: {
		campaigns: [
			{
				vin: null,
				brand: 'Nissan',
				model: 'Tiida',
				organizer: 'ООО «Отзывная кампания»',
				reason: 'Подушка безопасности водителя срабатывает неверно',
				recommendation: 'Замена газогенератора',
				dealership: null,
				startedAt: '2012-12-12',
			},
		],
	},
	stats: {
		averageMileage: 154_321.5,
		averageOwners: 2.4,
		upperPrice: 320_000,
		lowerPrice: 210_000,
		averagePrice: 265_000,
		adverts: 37,
	},
	customs: {
		vin: SAMPLE_VIN,
		model: 'HONDA CR-X',
		chassisNumber: null,
		bodyNumber: null,
		releasedAt: '2016-04-05',
		country: 'Румыния',
	},
	'card-index': {
		cars: [
			{
				vin: SAMPLE_VIN,
				maskedVin: null,
				model: 'ВАЗ 21144',
				year: 2009,
				power: 81.6,
				color: 'Серебристый',
			},
		],
	},
	plate: {
		cars: [
			{
				vin: SAMPLE_VIN,
				maskedVin: null,
				model: 'ВАЗ 21144',
				year: 2009,
				power: 81.6,
				color: 'Серебристый',
			},
		],
	},
};
