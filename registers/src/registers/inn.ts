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
	tells: 'Номер налогоплательщика; если он найден, паспорт, имя и дата рождения принадлежат одному человеку.',
	silentAbout: 'Налоги и долги; не назовёт ИНН, если его нет или налоговая ещё не знает о новом паспорте.',
	suppliers: ['fns', 'apicloud'],
};
