import type { RegisterEntry } from '../catalogue-entry.ts';
/** Figures over adverts of similar cars: mileage in km, prices in roubles. */
export type Stats = {
	readonly averageMileage: number | null;
	readonly averageOwners: number | null;
	readonly upperPrice: number | null;
	readonly lowerPrice: number | null;
	readonly averagePrice: number | null;
	readonly adverts: number | null;
};

export const statsRegister: RegisterEntry = {
	id: 'stats',
	factsVersion: 1,
	name: 'Рынок',
	owner: 'Объявления о продаже, собранные Автокодом',
	tells: 'Средние цену, пробег и число владельцев похожих машин и сколько было объявлений.',
	silentAbout: 'Цену именно этой машины: состояние и комплектация в неё не входят.',
	askedBy: 'vin',
	suppliers: ['avtocod'],
};
