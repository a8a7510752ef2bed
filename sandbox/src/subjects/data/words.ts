/** Bodies: the words of avtocod's lists and the vehicle type codes of the traffic police. */
export const BODIES = {
	sedan: { name: 'Седан', id: 'SEDAN', code: '23', type: 'Легковые автомобили седан' },
	hatchback: { name: 'Хэтчбек', id: 'HATCHBACK', code: '22', type: 'Легковые автомобили комби (хэтчбек)' },
	wagon: { name: 'Универсал', id: 'WAGON', code: '21', type: 'Легковые автомобили универсал' },
	suv: { name: 'Внедорожник', id: 'SUV', code: '21', type: 'Легковые автомобили универсал' },
	minivan: { name: 'Минивэн', id: 'MINIVAN', code: '29', type: 'Легковые автомобили прочие' },
	pickup: { name: 'Пикап', id: 'PICKUP', code: '28', type: 'Легковые автомобили пикап' },
	coupe: { name: 'Купе', id: 'COUPE', code: '25', type: 'Легковые автомобили купе' },
	van: { name: 'Фургон', id: 'VAN', code: '03', type: 'Грузовые автомобили фургоны' },
	truck: { name: 'Прочее', id: 'OTHER', code: '05', type: 'Грузовые автомобили самосвалы' },
	bus: { name: 'Прочее', id: 'OTHER', code: '42', type: 'Автобусы длиной более 5 м, но не более 8 м' },
} as const;
export type BodyKind = keyof typeof BODIES;

export const FUELS = {
	petrol: { name: 'Бензиновый', id: 'PETROL' },
	diesel: { name: 'Дизельный', id: 'DIESEL' },
	hybrid: { name: 'Гибрид', id: 'HYBRID' },
	electric: { name: 'Электро', id: 'ELECTRIC' },
} as const;
export type Fuel = keyof typeof FUELS;

export const DRIVES = {
	front: { name: 'Передний', id: 'FRONT' },
	rear: { name: 'Задний', id: 'REAR' },
	all: { name: 'Полный', id: 'ALL' },
} as const;
export type Drive = keyof typeof DRIVES;

export type Gearbox = 'MANUAL' | 'AUTOMATIC' | 'VARIABLE' | 'ROBOT';

/** Colours as a registration card writes them, with the plain colour behind each. */
export const COLORS: Readonly<Record<string, string>> = {
	Белый: 'Белый',
	Черный: 'Черный',
	'Светло-серый': 'Серый',
	'Темно-серый': 'Серый',
	Серебристый: 'Серый',
	Синий: 'Синий',
	'Темно-синий': 'Синий',
	Красный: 'Красный',
	'Темно-красный': 'Красный',
	Коричневый: 'Коричневый',
	'Темно-зеленый': 'Зеленый',
	Бежевый: 'Желтый',
};

/** Operations of owner periods: the traffic police's codes. */
export const OPERATIONS: Readonly<Record<string, string>> = {
	'01': 'Регистрация новых, произведенных в России или везенных, а также ввезенных в Россию бывших в эксплуатации, в том числе временно на срок более 6 месяцев, испытательной техники',
	'03': 'Изменение собственника (владельца) в результате совершения сделки, вступления в наследство, слияние и разделение капитала у юридического лица, переход права по договору лизинга, судебные решения и др.',
	'11': 'Первичная регистрация',
	'15': 'Регистрация ТС, ввезенных из-за пределов Российской Федерации',
	'16': 'Регистрация ТС, прибывших из других регионов Российской Федерации',
};

/** Invented companies and persons, as they stand in the supplier's own samples. */
export const COMPANIES = [
	'ООО ОблМотор',
	'ООО УралМеталлХолдинг',
	'ОАО ТекстильРыбБухСнос',
	'ЗАО ВекторРечПив',
];
export const BANKS = ['ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "БАНК"', 'ЗАО ГлавЭлектро'];
export const INSURERS = ['Ресо-Гарантия', 'АСКО-Страхование', 'ЗАО МАКС'];
export const PERSON = 'Тестов Тест Тестович';

export const PLACES = [
	{ region: 'Москва', city: 'Москва' },
	{ region: 'Московская область', city: 'Домодедово' },
	{ region: 'Воронежская область', city: 'Воронеж' },
	{ region: 'Владимирская область', city: 'Владимир' },
	{ region: 'Новгородская область', city: 'Великий Новгород' },
	{ region: 'Нижегородская область', city: 'Нижний Новгород' },
	{ region: 'Свердловская область', city: 'Екатеринбург' },
	{ region: 'Кемеровская область', city: 'Юрга' },
	{ region: 'Краснодарский край', city: 'Краснодар' },
] as const;
