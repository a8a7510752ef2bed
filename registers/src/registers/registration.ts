import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** One period of ownership; `to` is null while it lasts. Codes stand as the supplier writes them. */
export type OwnershipPeriod = {
	readonly from: IsoDate | null;
	readonly to: IsoDate | null;
	readonly owner: 'person' | 'company' | null;
	readonly ownerCode: string | null;
	readonly operation: string | null;
	readonly operationCode: string | null;
};

/** The registration card: volume in cm³, power in hp. */
export type Registration = {
	readonly brandModel: string | null;
	readonly year: number | null;
	readonly vin: string | null;
	readonly bodyNumber: string | null;
	readonly chassisNumber: string | null;
	readonly color: string | null;
	readonly engineVolume: number | null;
	readonly enginePower: number | null;
	readonly vehicleType: string | null;
	readonly ecoClass: string | null;
	readonly registryStatus: string | null;
	readonly periods: readonly OwnershipPeriod[];
};

export const registrationRegister: RegisterEntry = {
	id: 'registration',
	factsVersion: 1,
	name: 'Владельцы',
	owner: 'Госавтоинспекция',
	tells: 'Когда и на кого машину ставили на учёт: человек это или организация, с какого дня и по какой.',
	silentAbout: 'Имена владельцев; тех, кто ездил на машине, не поставив её на учёт.',
	askedBy: 'vin',
	suppliers: ['avtocod', 'gibdd'],
};
