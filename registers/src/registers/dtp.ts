import type { LocalDateTime } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** One accident as the register has it; damage codes: see contract/vocabulary/damage. */
export type Accident = {
	readonly number: string | null;
	readonly at: LocalDateTime | null;
	readonly kind: string | null;
	readonly region: string | null;
	readonly place: string | null;
	readonly ownerForm: string | null;
	readonly damageState: string | null;
	readonly vehicles: number | null;
	readonly brand: string | null;
	readonly model: string | null;
	readonly year: number | null;
	readonly damageCodes: readonly string[];
};
export type Dtp = { readonly accidents: readonly Accident[] };

export const dtpRegister: RegisterEntry = {
	id: 'dtp',
	factsVersion: 1,
	name: 'ДТП',
	owner: 'Госавтоинспекция',
	tells: 'Оформленные инспекторами аварии с 2015 года: день, место, вид и повреждённые части машины.',
	silentAbout: 'Аварии, оформленные без инспектора, случившиеся раньше 2015 года или за границей.',
	askedBy: 'vin',
	suppliers: ['avtocod', 'gibdd'],
};
