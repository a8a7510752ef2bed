import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { RegisterEntry } from '../catalogue-entry.ts';

/** A pledge notice that nothing has ended. */
export type Pledge = {
	readonly registeredAt: IsoDate | null;
	readonly number: string | null;
	readonly properties: readonly string[];
	readonly pledgors: readonly string[];
	readonly pledgees: readonly string[];
};

/** One entry of the register's journal; `kind` in the register's own words. */
export type PledgeEvent = {
	readonly at: IsoDate | null;
	readonly kind: string | null;
	readonly number: string | null;
};

/** Open pledges, and every event newest first. Ended pledges leave events only. */
export type Zalog = { readonly open: readonly Pledge[]; readonly events: readonly PledgeEvent[] };

export const zalogRegister: RegisterEntry = {
	id: 'zalog',
	factsVersion: 1,
	name: 'Залог',
	owner: 'Федеральная нотариальная палата',
	tells: 'Уведомления о залоге: дату, номер, кто заложил и кому.',
	silentAbout: 'Залог, о котором банк не уведомил нотариуса, и выплачен ли кредит.',
	askedBy: 'vin',
	suppliers: ['avtocod', 'apicloud'],
};
