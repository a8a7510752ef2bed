import type { RegisterEntry } from '../catalogue-entry.ts';

export const cardIndexRegister: RegisterEntry = {
	id: 'card-index',
	factsVersion: 1,
	name: 'Картотека госномеров',
	owner: 'Госавтоинспекция',
	tells: 'На какой машине госномер стоит сейчас: её VIN, за один оплаченный запрос.',
	silentAbout: 'Владельца машины; госномера, которого нет в картотеке, не найдёт.',
	askedBy: 'plate',
	suppliers: ['avtocod'],
};
