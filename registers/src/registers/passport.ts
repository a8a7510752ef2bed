import type { PersonRegisterEntry } from '../catalogue-entry.ts';
/** Whether a passport is valid; null: the ministry has no data about it, which says neither. */
export type PassportFacts = { readonly isValid: boolean | null };

export const passportRegister: PersonRegisterEntry = {
	id: 'passport',
	name: 'Действительность паспорта',
	owner: 'МВД России',
	tells: 'Действителен ли паспорт с этими серией и номером.',
	silentAbout:
		'Чей это паспорт; о части документов у реестра нет данных, и это не значит, что они недействительны.',
	suppliers: ['apicloud'],
};
