import type { PersonRegisterEntry } from '../catalogue-entry.ts';
/** A line of the list of terrorists and extremists. */
export type ListedTerrorist = {
	/** As the list writes it: number, name, other names, birth date, place. */
	readonly line: string | null;
	readonly type: string | null;
	readonly status: string | null;
};

export const terroristRegister: PersonRegisterEntry = {
	id: 'terrorist',
	name: 'Перечень террористов и экстремистов',
	owner: 'Росфинмониторинг',
	tells: 'Назван ли в перечне человек с этими именем и датой рождения.',
	silentAbout: 'Тех, кого в перечень ещё не внесли или уже исключили.',
	suppliers: ['fedsfm', 'apicloud'],
};
