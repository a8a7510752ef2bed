import { describe, expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { foundReply } from './sections/testing/section-reply.ts';

describe('what was found', () => {
	test('registration: owners in words, the last one first, their codes beside, no end of a period that lasts', () => {
		expect(foundReply('registration').data).toEqual({
			requestTime: '2026-11-21T07:42:00.000Z',
			vin: SAMPLE_VIN,
			status: 200,
			RequestResult: {
				vehicle_brandmodel: 'ВАЗ 21144',
				vehicle_releaseyear: 2009,
				vehicle_vin: SAMPLE_VIN,
				vehicle_bodycolor: 'Серебристый',
				vehicle_body_number: SAMPLE_VIN,
				vehicle_enclosedvolume: 1596,
				vehicle_enginepower: 81.6,
				vehicle_type_name: 'Легковой хэтчбек',
				vehicle_eco_class: null,
				reestr_status: 'На учёте',
				periods: [
					{
						startDate: '2014-02-03',
						ownerType: 'Физическое лицо',
						ownerTypeCode: 'PERSON',
						lastOperation: null,
						lastOperationCode: '03',
					},
					{
						startDate: '2009-06-10',
						endDate: '2014-02-03',
						ownerType: 'Юридическое лицо',
						ownerTypeCode: 'LEGAL',
						lastOperation: 'Первичная регистрация',
						lastOperationCode: '11',
					},
				],
			},
		});
	});

	test('dtp: accidents with their damage codes', () => {
		expect(foundReply('dtp').data).toEqual({
			Accidents: [
				{
					AccidentNumber: '000043057',
					AccidentType: 'Наезд на стоящее ТС',
					AccidentDateTime: '2018-02-14T05:24:00',
					RegionName: 'Новгородская область',
					AccidentPlace: null,
					OwnerOkopf: null,
					VehicleDamageState: 'Неизвестно',
					VehicleAmount: 2,
					VehicleMark: 'ВАЗ',
					VehicleModel: '21144',
					VehicleYear: 2009,
					DamagePoints: ['006', '112'],
				},
			],
		});
	});

	test('wanted', () => {
		expect(foundReply('wanted').data).toEqual({
			records: [
				{
					w_model: 'ГАЗ302ГАЗЕЛЬ',
					w_vin: SAMPLE_VIN,
					w_kuzov: 'KCA275-9673180',
					w_god_vyp: 2013,
					w_data_pu: '2014-02-06',
					w_reg_inic: 'Калужская область',
				},
			],
		});
	});

	test('restrict: authority and kind in words, their codes beside', () => {
		expect(foundReply('restrict').data).toEqual({
			records: [
				{
					tsmodel: 'ВАЗ 21144',
					tsVIN: SAMPLE_VIN,
					dateadd: '2015-07-13',
					regname: 'Брянская область',
					divtype: 'Судебные Органы',
					divtypeCode: '1',
					ogrkod: 'Запрет на регистрационные действия',
					ogrkodCode: '1',
					phone: null,
					osnOgr: 'Документ: 90129308-0060 от 13.07.2015',
				},
			],
		});
	});

	test('diagnostic: previous cards newest first, undated ones last', () => {
		const [card] = foundReply('diagnostic').data?.diagnosticCards ?? [];
		expect(card).toMatchObject({
			dcNumber: '201437271258456',
			dcDate: '2022-03-04',
			dcExpirationDate: '2023-03-04',
			odometerValue: 179_919,
			brand: 'ВАЗ',
			model: '21144',
			vin: SAMPLE_VIN,
			pointAddress: 'г. Волоколамск, пл. Балканская, 19',
		});
		expect(card?.previousDcs.map(({ dcDate }) => dcDate)).toEqual(['2021-01-15', '2019-01-10', null]);
		expect(card?.previousDcs[0]).toEqual({
			dcNumber: '201437271258455',
			dcDate: '2021-01-15',
			dcExpirationDate: '2022-01-15',
			odometerValue: 201_532,
		});
	});

	test('osago', () => {
		expect(foundReply('osago').data).toEqual([
			{
				series: 'ЕЕЕ',
				number: '0018891420',
				model: 'ВАЗ 21144',
				vin: SAMPLE_VIN,
				plate: 'А123ВС77',
				status: 'Выдан страхователю',
				insuranceCompany: 'Ресо-Гарантия',
				active: false,
				startDate: '2014-07-07',
				endDate: '2015-07-07',
			},
		]);
	});

	test('zalog: open pledges and every event', () => {
		expect(foundReply('zalog').data).toEqual({
			status: 200,
			list: [
				{
					registerDate: '2023-05-11',
					number: '2023-007-931339-111',
					properties: [{ value: 'ВАЗ 21144' }],
					pledgors: [{ name: 'Иванов Иван Иванович' }],
					pledgees: [{ name: 'ПАО «Банк»' }],
				},
			],
			history: [{ dateStr: '2023-05-11', typeStr: 'Возникновение', number: '2023-007-931339-111' }],
		});
	});

	test('recall', () => {
		expect(foundReply('recall').data).toEqual([
			{
				vin: null,
				vehicle_brand: 'Nissan',
				vehicle_model: 'Tiida',
				manufacturer: 'ООО «Отзывная кампания»',
				recall_reason: 'Подушка безопасности водителя срабатывает неверно',
				recommendation: 'Замена газогенератора',
				dealership: null,
				date: '2012-12-12',
			},
		]);
	});

	test('stats', () => {
		expect(foundReply('stats').data).toEqual({
			success: true,
			result: {
				avg_run: 154_321.5,
				avg_owners: 2.4,
				upper_market_bound: 320_000,
				lower_market_bound: 210_000,
				avg_price: 265_000,
				adverts_count_all: 37,
			},
		});
	});

	test('customs', () => {
		expect(foundReply('customs').data).toEqual({
			code: 200,
			vin: SAMPLE_VIN,
			model: 'Honda CR-X',
			chassis: null,
			body: null,
			date: '2016-04-05',
			country: 'Румыния',
		});
	});
});
