import type { PersonRegisterEntry } from '../catalogue-entry.ts';
/** Whether a person has an INN; `several`: the data fit more than one person. */
export type InnFacts =
	| { readonly kind: 'found'; readonly inn: string }
	| { readonly kind: 'none' }
	| { readonly kind: 'several' };

export const innRegister: PersonRegisterEntry = {
	id: 'inn',
	name: 'ИНН',
	owner: 'Федеральная налоговая служба',
	tells: 'Номер налогоплательщика; если он найден, паспорт, имя и день рождения принадлежат одному человеку.',
	silentAbout: 'Налоги и долги; у кого-то номера нет, или налоговая ещё не знает о новом паспорте.',
	suppliers: ['fns', 'apicloud'],
};
