import type { PersonRegisterEntry } from '../catalogue-entry.ts';
import type { RegisterDay } from './person-row.ts';

/** A case of the bailiffs. */
export type EnforcementCase = {
	readonly number: string | null;
	readonly date: RegisterDay;
	readonly debtor: {
		readonly name: string | null;
		readonly birthDate: RegisterDay;
		readonly birthPlace: string | null;
	};
	/** `title` with its date and number, as the bailiffs write it. */
	readonly writ: { readonly title: string | null; readonly issuedBy: string | null };
	readonly subject: string | null;
	/** What is still owed, in roubles; null where the register tells no sum. */
	readonly amount: number | null;
	readonly bailiff: { readonly name: string | null; readonly phone: string | null };
	readonly department: { readonly name: string | null; readonly address: string | null };
	/** How it ended; null while it is open. */
	readonly closed: { readonly date: RegisterDay; readonly article: string | null } | null;
};

export const fsspRegister: PersonRegisterEntry = {
	id: 'fssp',
	name: 'Исполнительные производства',
	owner: 'Федеральная служба судебных приставов',
	tells: 'Дела у приставов: номер, документ, сумму долга, пристава и то, чем дело закончилось.',
	silentAbout: 'Долги, до приставов не дошедшие: кредиты, расписки и решения, которые суд ещё не передал.',
	suppliers: ['fssp', 'apicloud'],
};
