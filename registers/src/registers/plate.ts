import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** A car behind a plate: `vin` only when it is whole; a masked one stays in `maskedVin`. Power in hp. */
export type PlateCar = {
	readonly vin: Vin | null;
	readonly maskedVin: string | null;
	readonly model: string | null;
	readonly year: number | null;
	readonly power: number | null;
	readonly color: string | null;
};

/** A plate may have stood on several cars. */
export type PlateCars = { readonly cars: readonly PlateCar[] };

export const plateRegister: RegisterEntry = {
	id: 'plate',
	factsVersion: 1,
	name: 'Госномер',
	owner: 'Госавтоинспекция',
	tells: 'На каких машинах стоит или стоял госномер: VIN, модель, год, мощность и цвет.',
	silentAbout: 'Владельца машины; госномер могли снять или переставить после последней записи.',
	askedBy: 'plate',
	suppliers: ['avtocod', 'apicloud'],
};
