import type { Car, Day } from '../car.ts';
import { BANKS, COMPANIES, PERSON } from '../data/words.ts';
import { plusDays } from '../day.ts';
import { inventCar } from '../invent.ts';
import { similar } from './similar.ts';

const PLACE = 'г. Воронеж, ул. Балканская, д. 19';

/** XTA21144094786239: something in every one of the ten sections. */
export function ladaWithEverything(vin: string, plate: string | null, today: Day): Car {
	const car = inventCar(vin, plate, today);
	const build = { ...car.build, color: 'Темно-красный', price: 210_000 };
	const card = (from: Day, to: Day, number: string, odometer: number) => ({
		from,
		to,
		number,
		place: PLACE,
		odometer,
	});
	return {
		...car,
		build,
		region: 'Воронежская область',
		owners: [
			{ from: '2009-06-18', to: '2012-03-05', company: null, operation: '11' },
			{ from: '2012-03-05', to: '2016-08-22', company: COMPANIES[0] ?? null, operation: '03' },
			{ from: '2016-08-22', to: '2021-05-14', company: null, operation: '03' },
			{ from: '2021-05-14', to: null, company: null, operation: '03' },
		],
		accidents: [
			{
				number: '200043057',
				at: '2016-02-10 18:40:00',
				kind: 'Столкновение',
				region: 'Воронежская область',
				city: 'Воронеж',
				state: 'Повреждено',
				cars: 2,
				codes: ['01', '02', '08'],
			},
			{
				number: '200118713',
				at: '2021-11-27 07:15:00',
				kind: 'Наезд на стоящее ТС',
				region: 'Московская область',
				city: 'Домодедово',
				state: 'Повреждено',
				cars: 2,
				codes: ['05', '115', '216', '224'],
			},
		],
		thefts: [{ since: '2025-10-14', region: 'Воронежская область' }],
		restrictions: [
			{
				added: '2024-04-02',
				authority: 'Судебный пристав',
				kind: 'Запрет на регистрационные действия',
				region: 'Воронежская область',
				document: '90129308/3600',
				bailiffCase: '81240/24/36030-ИП',
			},
		],
		inspections: [
			card('2014-06-10', '2016-06-10', '020143727125845', 71_200),
			card('2016-06-21', '2017-06-21', '020163727125846', 98_900),
			card('2018-07-03', '2019-07-03', '020183727125847', 127_400),
			card('2020-05-19', '2021-05-19', '020203727125848', 148_300),
			card('2021-05-12', '2022-05-12', '020213727125849', 96_750),
			card('2023-06-01', '2024-06-01', '020233727125850', 113_900),
		],
		readings: [{ on: '2019-03-15', odometer: 135_100 }],
		policies: [
			{
				series: 'ТТТ',
				number: '7018891420',
				insurer: 'Ресо-Гарантия',
				from: plusDays(today, -500),
				to: plusDays(today, -136),
			},
			{
				series: 'ХХХ',
				number: '0418891421',
				insurer: 'АСКО-Страхование',
				from: plusDays(today, -135),
				to: plusDays(today, 229),
			},
		],
		pledges: [
			{
				on: '2021-05-20',
				number: '2021-005-931339-111',
				pledgor: PERSON,
				pledgee: BANKS[0] as string,
				endedOn: null,
			},
		],
		recalls: [
			{
				on: '2012-12-12',
				organizer: 'ООО Отзывная Кампания',
				reason: 'Возможно разрушение шланга тормозной системы',
				recommendation: 'Заменить передние тормозные шланги',
			},
		],
		releases: [
			{ on: '2016-08-01', country: 'Казахстан', countryCode: 'KZ', office: 'ТАМОЖЕННОЕ УПРАВЛЕНИЕ' },
		],
		adverts: similar(build, today),
	};
}

/** XTAGFL110KY200001: one row in every list, and one card before the newest. */
export function ladaWithOneOfEach(vin: string, plate: string | null, today: Day): Car {
	const car = ladaWithEverything(vin, plate, today);
	return {
		...car,
		owners: car.owners.slice(-1),
		accidents: car.accidents.slice(0, 1),
		inspections: car.inspections.slice(-2),
	};
}
