import type { RegisterEntry } from '../catalogue-entry.ts';

export const cardIndexRegister: RegisterEntry = {
	id: 'card-index',
	factsVersion: 1,
	name: 'Картотека госномеров',
	owner: 'Госавтоинспекция',
	tells: 'На какой машине номер стоит сейчас: VIN из нового поиска, за один оплаченный запрос.',
	silentAbout: 'Владельца машины; номер, которого нет в картотеке, не находит.',
	askedBy: 'plate',
	suppliers: ['avtocod'],
};
