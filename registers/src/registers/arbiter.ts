import type { PersonRegisterEntry } from '../catalogue-entry.ts';
import type { RegisterDay } from './person-row.ts';

/** A side of a case; null for what the court does not tell. */
export type CourtSide = {
	readonly name: string | null;
	readonly inn: string | null;
	readonly address: string | null;
};

/** A case of an arbitration court. */
export type CourtCase = {
	readonly number: string | null;
	readonly date: RegisterDay;
	readonly court: string | null;
	readonly url: string | null;
	readonly type: string | null;
	readonly plaintiffs: readonly CourtSide[];
	readonly defendants: readonly CourtSide[];
};

export const arbiterRegister: PersonRegisterEntry = {
	id: 'arbiter',
	name: 'Арбитражные дела',
	owner: 'Арбитражные суды России',
	tells: 'Дела в арбитражных судах: номер, дату, суд и стороны.',
	silentAbout:
		'Дату рождения сторон, а часто и ИНН, поэтому возможны однофамильцы; дела в судах общей юрисдикции.',
	suppliers: ['apicloud'],
};
