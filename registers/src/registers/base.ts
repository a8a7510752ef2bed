import type { RegisterEntry } from '../catalogue-entry.ts';
/** The basic card of a car: volume in cm³, power in hp. */
export type Base = {
	readonly vin: string | null;
	readonly model: string | null;
	readonly chassisNumber: string | null;
	readonly bodyNumber: string | null;
	readonly year: number | null;
	readonly color: string | null;
	readonly vehicleType: string | null;
	readonly enginePower: number | null;
	readonly engineVolume: number | null;
	readonly imageUrl: string | null;
};

export const baseRegister: RegisterEntry = {
	id: 'base',
	factsVersion: 1,
	name: 'Основные сведения',
	owner: 'Госавтоинспекция',
	tells: 'Марку и модель, год выпуска, цвет, номера кузова и шасси, объём и мощность двигателя.',
	silentAbout: 'Комплектацию и то, что меняли в машине без отметки в учёте.',
	askedBy: 'vin',
	suppliers: ['avtocod'],
};
