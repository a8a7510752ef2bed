import type { Route } from '../route.ts';

/**
 * What a page says of one check, and where it is asked. `register` is masculine, so that «{register} не
 * ответил» fits.
 */
export type SectionEntry = {
	/** Its one name: over the card, in tiles, messages, pictures and letters. */
	readonly title: string;
	readonly description: string;
	/** Who is asked in the end, in words. */
	readonly register: string;
	/** The sentence for an empty answer: specification, section 8. */
	readonly emptyText: string;
	/** Stands under it. */
	readonly emptyNote?: string;
	/** True where «nothing there» is good news; elsewhere it is merely an empty answer. */
	readonly emptyIsGood: boolean;
	/** True where the specification wants an alert instead of a paragraph when there is no answer. */
	readonly isAbsenceAlert?: boolean;
	/** The specification's, section 7. */
	readonly path: Route['path'];
};

/** The ten checks of a car report, in the order in which they stand on the page. */
export const SECTION_CATALOGUE = {
	registration: {
		title: 'Владельцы',
		description: 'История регистрации по учёту ГИБДД',
		register: 'Реестр регистраций ГИБДД',
		emptyText: 'Информация о регистрации не найдена!',
		emptyIsGood: false,
		path: '/v1/gibdd/:vin/registration/:token',
	},
	dtp: {
		title: 'ДТП',
		description: 'Аварии, учтённые ГИБДД с 2015 года',
		register: 'Реестр ДТП ГИБДД',
		emptyText: 'Информация о ДТП не найдена!',
		emptyNote: 'В реестре учтены ДТП, оформленные ГИБДД с 2015 года.',
		emptyIsGood: true,
		path: '/v1/gibdd/:vin/dtp/:token',
	},
	wanted: {
		title: 'Розыск',
		description: 'Федеральный розыск МВД',
		register: 'Реестр розыска МВД',
		emptyText: 'Информация о розыске не найдена!',
		emptyIsGood: true,
		path: '/v1/gibdd/:vin/wanted/:token',
	},
	restrict: {
		title: 'Ограничения',
		description: 'Запреты на регистрационные действия',
		register: 'Реестр ограничений ГИБДД',
		emptyText: 'Информация об ограничениях не найдена!',
		emptyIsGood: true,
		path: '/v1/gibdd/:vin/restrict/:token',
	},
	diagnostic: {
		title: 'Пробег',
		description: 'Техосмотры и показания одометра',
		register: 'Реестр техосмотров',
		emptyText: 'Информация о прохождении ТО не найдена!',
		emptyIsGood: false,
		path: '/v1/gibdd/:vin/diagnostic/:token',
	},
	osago: {
		title: 'ОСАГО',
		description: 'Действует ли обязательная страховка',
		register: 'Реестр полисов ОСАГО',
		emptyText: 'Информация о полисах не найдена!',
		emptyIsGood: false,
		path: '/v1/getPoliciesByVin/:vin/:token',
	},
	zalog: {
		title: 'Залог',
		description: 'Реестр уведомлений о залоге движимого имущества',
		register: 'Реестр залогов',
		emptyText: 'Информация о залоге не найдена!',
		emptyIsGood: true,
		path: '/v1/getZalog/:vin/:token',
	},
	recall: {
		title: 'Отзывная кампания',
		description: 'Что завод обязан исправить бесплатно',
		register: 'Реестр отзывных кампаний',
		emptyText: 'Информация об отзывных компаниях не найдена!',
		emptyIsGood: true,
		isAbsenceAlert: true,
		path: '/v1/getRecalls/:vin/:token',
	},
	stats: {
		title: 'Рынок',
		description: 'Средние цена, пробег и число владельцев похожих машин',
		register: 'Источник рыночных данных',
		emptyText: 'Данные о статистике не найдены.',
		emptyIsGood: false,
		path: '/v1/getStats/:vin/:token',
	},
	customs: {
		title: 'Таможня',
		description: 'Когда и откуда машину ввезли',
		register: 'Реестр таможенной службы',
		emptyText: 'Информация о таможенном оформлении не найдена!',
		emptyIsGood: false,
		path: '/v1/getCustoms/:vin/:token',
	},
} as const satisfies Readonly<Record<string, SectionEntry>>;
