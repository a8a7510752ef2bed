import type { PersonRegisterEntry } from '../catalogue-entry.ts';
import type { RegisterDay } from './person-row.ts';

/** A person whom the register of bankruptcies lists. */
export type Bankrupt = {
	readonly name: string | null;
	readonly inn: string | null;
	readonly snils: string | null;
	readonly category: string | null;
	readonly region: string | null;
	readonly address: string | null;
	readonly manager: string | null;
	readonly guid: string | null;
	readonly lastCase: {
		readonly number: string | null;
		readonly status: string | null;
		readonly statusDate: RegisterDay;
	} | null;
	/** Out of court. */
	readonly extrajudicial: { readonly number: string | null; readonly date: RegisterDay } | null;
};

export const bankruptcyRegister: PersonRegisterEntry = {
	id: 'bankruptcy',
	name: 'Банкротство',
	owner: 'Единый федеральный реестр сведений о банкротстве',
	tells: 'Дела о банкротстве, в том числе без суда: номер, стадию и управляющего.',
	silentAbout: 'Заявления, которые суд ещё не принял, и дела до 2015 года.',
	suppliers: ['efrsb', 'apicloud'],
};
