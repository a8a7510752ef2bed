import type { PersonRegister } from '../vocabulary/person-register.ts';

/** What every block of the report is called, and what it is about. */
export type BlockAbout = {
	readonly title: string;
	readonly about: string;
	/** Who answers, in the nominative, masculine: «{register} не ответил». */
	readonly register: string;
	/** The sentence of an empty answer, letter for letter: specification, section 8. */
	readonly empty: string;
	/** The card that shows it: passport and INN share one. */
	readonly card: string;
};

export const BLOCK_CATALOGUE: Readonly<Record<PersonRegister, BlockAbout>> = {
	passport: {
		title: 'Паспорт',
		about: 'Действителен ли он по данным МВД',
		register: 'Реестр паспортов МВД',
		empty: 'Информация о действительности паспорта не найдена!',
		card: 'passport-inn',
	},
	inn: {
		title: 'ИНН',
		about: 'Знает ли его ФНС',
		register: 'Сервис ФНС',
		empty: 'Информация об ИНН в базе ФНС не найдена!',
		card: 'passport-inn',
	},
	fssp: {
		title: 'Исполнительные производства',
		about: 'Долги у судебных приставов',
		register: 'Банк данных ФССП',
		empty: 'Открытые исполнительные производства не найдены',
		card: 'fssp',
	},
	bankruptcy: {
		title: 'Банкротство',
		about: 'Реестр сведений о банкротстве (ЕФРСБ)',
		register: 'ЕФРСБ',
		empty: 'Записей в ЕФРСБ не найдено',
		card: 'bankruptcy',
	},
	pledge: {
		title: 'Залоги',
		about: 'Уведомления о залоге движимого имущества',
		register: 'Реестр залогов',
		empty: 'Данные о залоге не найдены',
		card: 'pledge',
	},
	arbiter: {
		title: 'Арбитражные дела',
		about: 'Споры в арбитражных судах',
		register: 'Индекс арбитражных дел',
		empty: 'Информации об участии в арбитражных делах не найдено',
		card: 'arbiter',
	},
	fsin_wanted: {
		title: 'Розыск',
		about: 'Разыскиваемые ФСИН',
		register: 'Список разыскиваемых ФСИН',
		empty: 'Информации о розыске не найдено',
		card: 'fsin_wanted',
	},
	terrorist: {
		title: 'Террористы и экстремисты',
		about: 'Перечень Росфинмониторинга',
		register: 'Перечень Росфинмониторинга',
		empty: 'Записей в базе РОСФИНМОНИТОРИНГА не найдено',
		card: 'terrorist',
	},
};
