import type { PersonRegisterEntry } from '../catalogue-entry.ts';
import type { RegisterDay } from './person-row.ts';

/** A notice of pledge that names a person. */
export type PersonPledge = {
	readonly number: string | null;
	readonly registeredAt: RegisterDay;
	/** Names, with all that the register puts beside them. */
	readonly pledgors: readonly string[];
	readonly pledgees: readonly string[];
	readonly subjects: readonly string[];
	readonly guid: string | null;
};

export const pledgeRegister: PersonRegisterEntry = {
	id: 'pledge',
	name: 'Залоги движимого имущества',
	owner: 'Федеральная нотариальная палата',
	tells: 'Уведомления о залоге, в которых человек назван залогодателем: что заложено, кому и когда.',
	silentAbout: 'Залог, о котором банк не уведомил нотариуса, и выплачен ли кредит.',
	suppliers: ['fedresurs'],
};
