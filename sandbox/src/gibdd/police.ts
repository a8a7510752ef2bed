import type { Car, Restriction, Theft } from '../subjects/car.ts';
import { chance } from '../subjects/chance.ts';
import { PERSON } from '../subjects/data/words.ts';
import { brandModel } from '../subjects/papers.ts';
import { dotted, listed, type Page, type Result, writtenVin } from './words.ts';

/** Codes of who asked for a ban, by the words for it. */
const DIVISIONS: Readonly<Record<string, number>> = {
	'Судебные органы': 1,
	'Судебный пристав': 2,
	'Таможенные органы': 3,
	'Органы социальной защиты': 4,
	Нотариус: 5,
	'ОВД или иные правоохр. органы': 6,
};
const BANS: Readonly<Record<string, number>> = {
	'Запрет на регистрационные действия': 1,
	'Запрет на снятие с учета': 2,
	'Запрет на регистрационные действия и прохождение ГТО': 3,
};

/** Whether the car is looked for. */
export function wanted(page: Page): Result {
	const records = page.car.thefts.map((theft, place) => search(theft, place + 1, page.car));
	return { records: listed(records, page), count: records.length, error: 0 };
}

function search(theft: Theft, number: number, car: Car): Result {
	const dice = chance(`search:${car.vin}:${number}`);
	return {
		w_rec: number,
		w_reg_inic: theft.region,
		w_user: '9998',
		w_model: brandModel(car),
		w_vin: writtenVin(car),
		w_kuzov: writtenVin(car),
		w_data_pu: dotted(theft.since),
		w_god_vyp: String(car.build.year),
		w_vid_uch: 'Т',
		w_un_gic: dice.digits(6),
	};
}

/** Bans on registration actions. */
export function restrict(page: Page): Result {
	const records = page.car.restrictions.map((restriction, place) => ban(restriction, place, page));
	return { records: listed(records, page), count: page.form === 'of2016' ? 0 : records.length, error: 0 };
}

function ban({ added, ...restriction }: Restriction, place: number, { car, form }: Page): Result {
	const { document, bailiffCase, region, authority, kind } = restriction;
	const dice = chance(`ban:${car.vin}:${place}:wire`);
	const regid = 1100 + dice.between(1, 99);
	const on = dotted(added);
	const bailiff = bailiffCase === null ? '' : `, ${PERSON}, спи: 92322670812143, ип: ${bailiffCase} от ${on}`;
	const at = form === 'of2016' ? `${on}T00:00:00.000+03:00` : on;
	return {
		regname: region,
		regid,
		osnOgr: `Документ: ${document} от ${on}${bailiff}`,
		gid: `${dice.between(10, 99)}#FF${dice.digits(6)}`,
		tsmodel: brandModel(car),
		tsyear: String(car.build.year),
		tsVIN: writtenVin(car),
		tsKuzov: writtenVin(car),
		dateogr: at,
		dateadd: form === 'of2016' ? at : `${on} 0:00:00`,
		ogrkod: BANS[kind] ?? 0,
		divtype: DIVISIONS[authority] ?? 0,
		divid: regid * 1000 + dice.between(1, 99),
		codeTo: 47,
		codDL: 0,
		phone: bailiffCase === null ? '' : '+7(000)000-00-00',
	};
}
