import type { PersonRegisterEntry } from '../catalogue-entry.ts';
/** A notice of ФСИН about somebody it looks for; null for what it does not tell. */
export type WantedNotice = {
	readonly title: string | null;
	readonly text: string | null;
	/** «Территориальные органы: …» and «Федеральные органы: …» without those words. */
	readonly territory: string | null;
	readonly federal: string | null;
};

export const fsinWantedRegister: PersonRegisterEntry = {
	id: 'fsin_wanted',
	name: 'Розыск ФСИН',
	owner: 'Федеральная служба исполнения наказаний',
	tells: 'Ищет ли человека служба исполнения наказаний и какой её орган.',
	silentAbout: 'Розыск полиции и других ведомств.',
	suppliers: ['fsin'],
};
