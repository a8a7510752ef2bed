import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** A compulsory insurance policy; `active` is null where the register does not say. */
export type Policy = {
	readonly series: string | null;
	readonly number: string | null;
	readonly model: string | null;
	readonly vin: string | null;
	readonly plate: string | null;
	readonly status: string | null;
	readonly insurer: string | null;
	readonly active: boolean | null;
	readonly from: IsoDate | null;
	readonly to: IsoDate | null;
};
export type Osago = { readonly policies: readonly Policy[] };

export const osagoRegister: RegisterEntry = {
	id: 'osago',
	factsVersion: 1,
	name: 'ОСАГО',
	owner: 'Российский союз автостраховщиков',
	tells: 'Серию и номер полиса, страховую компанию и то, действует ли он.',
	silentAbout: 'Выплаты по полису и страховку каско.',
	askedBy: 'vin',
	suppliers: ['avtocod', 'apicloud'],
};
