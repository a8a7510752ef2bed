import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** A ban on registration actions; `authority` and `kind` in words, the register's codes beside. */
export type Restriction = {
	readonly brandModel: string | null;
	readonly vin: string | null;
	readonly addedAt: IsoDate | null;
	readonly region: string | null;
	readonly authority: string | null;
	readonly authorityCode: string | null;
	readonly kind: string | null;
	readonly kindCode: string | null;
	readonly phone: string | null;
	readonly ground: string | null;
};
export type Restrict = { readonly records: readonly Restriction[] };

export const restrictRegister: RegisterEntry = {
	id: 'restrict',
	factsVersion: 1,
	name: 'Ограничения',
	owner: 'Госавтоинспекция',
	tells: 'Запреты на регистрационные действия: кто наложил, когда, в каком регионе и почему.',
	silentAbout: 'Долги владельца, из-за которых запрет ещё не наложен.',
	askedBy: 'vin',
	suppliers: ['avtocod', 'gibdd'],
};
