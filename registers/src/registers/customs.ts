import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** Release of the car into free circulation by the customs. */
export type Customs = {
	readonly vin: string | null;
	readonly model: string | null;
	readonly chassisNumber: string | null;
	readonly bodyNumber: string | null;
	readonly releasedAt: IsoDate | null;
	readonly country: string | null;
};

export const customsRegister: RegisterEntry = {
	id: 'customs',
	factsVersion: 1,
	name: 'Таможня',
	owner: 'Федеральная таможенная служба',
	tells: 'Выпускала ли таможня машину в свободное обращение и когда.',
	silentAbout: 'Машины, собранные в России, и уплачен ли утилизационный сбор.',
	askedBy: 'vin',
	suppliers: ['customs', 'avtocod'],
};
