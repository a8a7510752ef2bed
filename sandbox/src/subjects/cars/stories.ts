import type { Car, Day } from '../car.ts';
import { BANKS, COMPANIES, PERSON } from '../data/words.ts';
import { plusDays } from '../day.ts';
import { inventCar, spotless } from '../invent.ts';
import { similar } from './similar.ts';

/** A car of the table, from its VIN, its plate and today's date. */
export type Story = (vin: string, plate: string | null, today: Day) => Car;

/** Two policies, the second of them in force. */
function insured(today: Day): Car['policies'] {
	const last = { series: 'ТТТ', number: '7026118402', insurer: 'ЗАО МАКС' };
	return [
		{ ...last, from: plusDays(today, -420), to: plusDays(today, -56) },
		{ ...last, series: 'ХХХ', number: '0526118403', from: plusDays(today, -55), to: plusDays(today, 309) },
	];
}

/** Z94K241BBMR251210: nothing bad anywhere. */
export const solarisWithoutTrouble: Story = (vin, plate, today) => {
	const car = spotless(inventCar(vin, plate, today));
	const build = { ...car.build, color: 'Белый', gearbox: 'AUTOMATIC' } as const;
	const place = 'г. Москва, ул. Балканская, д. 7';
	return {
		...car,
		build,
		region: 'Москва',
		owners: [
			{ from: '2021-07-02', to: '2024-03-16', company: null, operation: '11' },
			{ from: '2024-03-16', to: null, company: null, operation: '03' },
		],
		inspections: [
			{ from: '2025-07-08', to: '2027-07-08', number: '077901025003417', place, odometer: 58_300 },
		],
		readings: [],
		policies: insured(today),
		adverts: similar(build, today),
		photo: 'white-sedan.webp',
	};
};

/** WP1AB29PX4LA69033: wanted, two bans, an open pledge and one ended, four accidents. */
export const cayenneWithTroubles: Story = (vin, plate, today) => {
	const car = inventCar(vin, plate, today);
	const build = { ...car.build, color: 'Черный', price: 1_150_000 };
	const hit = (number: string, at: string, kind: string, codes: readonly string[]) => ({
		...{ number, at, kind, codes, region: 'Московская область', city: 'Домодедово' },
		...{ state: 'Повреждено', cars: kind === 'Столкновение' ? 2 : 1 },
	});
	const ban = {
		kind: 'Запрет на регистрационные действия',
		region: 'Московская область',
	};
	return {
		...car,
		build,
		region: 'Московская область',
		owners: [
			{ from: '2006-04-11', to: '2011-09-30', company: COMPANIES[1] ?? null, operation: '15' },
			{ from: '2011-09-30', to: '2018-02-20', company: null, operation: '03' },
			{ from: '2018-02-20', to: null, company: null, operation: '03' },
		],
		accidents: [
			hit('460015204', '2015-12-29 21:05:00', 'Столкновение', ['03', '04']),
			hit('460021877', '2017-08-14 09:30:00', 'Наезд на препятствие', ['01', '08']),
			hit('460040316', '2020-01-18 16:20:00', 'Столкновение', ['119', '120', '122']),
			hit('460052290', '2023-05-06 23:45:00', 'Опрокидывание', ['123', '216', '11']),
		],
		thefts: [{ since: '2024-11-20', region: 'Московская область' }],
		restrictions: [
			{
				...ban,
				added: '2022-09-05',
				authority: 'Судебный пристав',
				document: '54875966/5001',
				bailiffCase: '258/22/50006-ИП',
			},
			{
				...ban,
				added: '2024-11-21',
				authority: 'Судебные органы',
				document: '3/6-118/2024',
				bailiffCase: null,
			},
		],
		pledges: [
			{
				on: '2018-03-01',
				number: '2018-002-540478-465',
				pledgor: PERSON,
				pledgee: BANKS[0] as string,
				endedOn: '2021-04-12',
			},
			{
				on: '2022-01-25',
				number: '2022-006-118204-307',
				pledgor: PERSON,
				pledgee: BANKS[1] as string,
				endedOn: null,
			},
		],
		recalls: [],
		releases: [{ on: '2006-03-20', country: 'Германия', countryCode: 'DE', office: 'ТАМОЖЕННОЕ УПРАВЛЕНИЕ' }],
		adverts: similar(build, today),
		photo: 'black-suv.jpg',
	};
};

/** LJD7AC14XP0207454: came through Kyrgyzstan, called back, and one row of its accidents cannot be read. */
export const sportageFromChina: Story = (vin, plate, today) => {
	const car = spotless(inventCar(vin, plate, today));
	const build = { ...car.build, model: 'SPORTAGE', color: 'Серебристый' };
	return {
		...car,
		build,
		region: 'Нижегородская область',
		owners: [{ from: '2023-12-14', to: null, company: null, operation: '15' }],
		accidents: [
			{
				number: '220077105',
				at: '2025-02-03 08:50:00',
				kind: 'Наезд на стоящее ТС',
				region: 'Нижегородская область',
				city: 'Нижний Новгород',
				state: 'Повреждено',
				cars: 2,
				codes: ['115', '124'],
			},
			null,
		],
		inspections: [],
		readings: [],
		policies: insured(today),
		recalls: [
			{
				on: '2024-09-30',
				organizer: 'ООО Отзывная Кампания (Kia)',
				reason: 'Возможен отказ насоса гидравлического блока АБС',
				recommendation: 'Обновить программу блока управления',
			},
		],
		releases: [{ on: '2023-11-25', country: 'Киргизия', countryCode: 'KG', office: 'ТАМОЖЕННОЕ УПРАВЛЕНИЕ' }],
		adverts: similar(build, today),
		photo: 'lost.jpg',
	};
};

/** XTAGFL110KY100118: a pledge and a price for a report that uses the older names of both sections. */
export const vestaInPledge: Story = (vin, plate, today) => {
	const car = spotless(inventCar(vin, plate, today));
	const pledge = {
		on: '2020-02-11',
		number: '2020-004-308112-241',
		pledgor: PERSON,
		pledgee: BANKS[1] as string,
	};
	return { ...car, pledges: [{ ...pledge, endedOn: null }], adverts: similar(car.build, today) };
};
