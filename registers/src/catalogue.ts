import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { DescribedRegister } from './catalogue-entry.ts';
import type { Subject } from './register.ts';
import type { SupplierEntry } from './supplier-entry.ts';
import { SUPPLIER_POLICIES } from './supplier-policies.ts';
import { DAY_MS } from './supplier-policy.ts';
import { createApicloud } from './suppliers/apicloud/supplier.ts';
import { createAvtocod } from './suppliers/avtocod/supplier.ts';
import { createCustoms } from './suppliers/customs/supplier.ts';
import { createGibdd } from './suppliers/gibdd/supplier.ts';
import { createGost } from './suppliers/gost/supplier.ts';

/** A register of a car, and by what it is asked. */
export type RegisterEntry = DescribedRegister<CarRegister> & { readonly askedBy: Subject['kind'] };

/** Every supplier that is asked about cars; these and those about people are the folders of `suppliers/`. */
export const SUPPLIER_ENTRIES: readonly SupplierEntry[] = [
	{ id: 'avtocod', needsKey: true, create: createAvtocod },
	{ id: 'gibdd', needsKey: false, create: createGibdd },
	{ id: 'gost', needsKey: false, create: createGost },
	{ id: 'customs', needsKey: false, create: createCustoms },
	{ id: 'apicloud', needsKey: true, create: createApicloud },
];

/** Every register of a car. */
export const REGISTER_ENTRIES: Readonly<Record<CarRegister, RegisterEntry>> = {
	base: {
		id: 'base',
		name: 'Основные сведения',
		owner: 'Госавтоинспекция',
		tells: 'Марку и модель, год выпуска, цвет, номера кузова и шасси, объём и мощность двигателя.',
		silentAbout: 'Комплектацию и то, что меняли в машине без отметки в учёте.',
		askedBy: 'vin',
		suppliers: ['avtocod'],
	},
	registration: {
		id: 'registration',
		name: 'История регистрации',
		owner: 'Госавтоинспекция',
		tells: 'Когда и на кого машину ставили на учёт: человек это или организация, с какого дня и по какой.',
		silentAbout: 'Имена владельцев и тех, кто ездил на машине, не поставив её на учёт.',
		askedBy: 'vin',
		suppliers: ['avtocod', 'gibdd'],
	},
	dtp: {
		id: 'dtp',
		name: 'Участие в ДТП',
		owner: 'Госавтоинспекция',
		tells: 'Оформленные инспекторами аварии с 2015 года: день, место, вид и повреждённые части машины.',
		silentAbout: 'Аварии, оформленные без инспектора, случившиеся раньше 2015 года или за границей.',
		askedBy: 'vin',
		suppliers: ['avtocod', 'gibdd'],
	},
	wanted: {
		id: 'wanted',
		name: 'Розыск',
		owner: 'МВД России',
		tells: 'Ищут ли машину, с какого дня и какой регион объявил розыск.',
		silentAbout: 'Угон, о котором ещё не заявили, и розыск в других странах.',
		askedBy: 'vin',
		suppliers: ['avtocod', 'gibdd'],
	},
	restrict: {
		id: 'restrict',
		name: 'Ограничения',
		owner: 'Госавтоинспекция',
		tells: 'Запреты на регистрационные действия: кто наложил, когда, в каком регионе и почему.',
		silentAbout: 'Долги владельца, из-за которых запрет ещё не наложен.',
		askedBy: 'vin',
		suppliers: ['avtocod', 'gibdd'],
	},
	diagnostic: {
		id: 'diagnostic',
		name: 'Техосмотры и пробег',
		owner: 'МВД России, система учёта техосмотров ЕАИСТО',
		tells: 'Диагностические карты, срок их действия и показания одометра в день осмотра.',
		silentAbout: 'Настоящий пробег: карта повторяет то, что показывал одометр.',
		askedBy: 'vin',
		suppliers: ['avtocod', 'gibdd'],
	},
	osago: {
		id: 'osago',
		name: 'Полисы ОСАГО',
		owner: 'Российский союз автостраховщиков',
		tells: 'Серию и номер полиса, страховую компанию и то, действует ли он.',
		silentAbout: 'Выплаты по полису и страховку каско.',
		askedBy: 'vin',
		suppliers: ['avtocod', 'apicloud'],
	},
	zalog: {
		id: 'zalog',
		name: 'Залоги',
		owner: 'Федеральная нотариальная палата',
		tells: 'Уведомления о залоге: день, номер, кто заложил и кому.',
		silentAbout: 'Залог, о котором банк не уведомил нотариуса, и выплачен ли кредит.',
		askedBy: 'vin',
		suppliers: ['avtocod', 'apicloud'],
	},
	recall: {
		id: 'recall',
		name: 'Отзывные кампании',
		owner: 'Росстандарт',
		tells: 'Что завод обязан исправить бесплатно и у кого.',
		silentAbout: 'Кампании, которых не было в России; сделан ли ремонт, знает только дилер.',
		askedBy: 'vin',
		suppliers: ['gost', 'avtocod'],
	},
	stats: {
		id: 'stats',
		name: 'Статистика',
		owner: 'Объявления о продаже, собранные Автокодом',
		tells: 'Средние цену, пробег и число владельцев похожих машин и сколько было объявлений.',
		silentAbout: 'Цену именно этой машины: состояние и комплектация в неё не входят.',
		askedBy: 'vin',
		suppliers: ['avtocod'],
	},
	customs: {
		id: 'customs',
		name: 'Таможня',
		owner: 'Федеральная таможенная служба',
		tells: 'Выпускала ли таможня машину в свободное обращение и когда.',
		silentAbout: 'Машины, собранные в России, и уплачен ли утилизационный сбор.',
		askedBy: 'vin',
		suppliers: ['customs', 'avtocod'],
	},
	plate: {
		id: 'plate',
		name: 'Госномер',
		owner: 'Госавтоинспекция',
		tells: 'На каких машинах стоит или стоял номер: VIN, модель, год, мощность и цвет.',
		silentAbout: 'Владельца машины; номер могли снять или переставить после последней записи.',
		askedBy: 'plate',
		suppliers: ['avtocod', 'apicloud'],
	},
	'card-index': {
		id: 'card-index',
		name: 'Картотека госномеров',
		owner: 'Госавтоинспекция',
		tells: 'На какой машине номер стоит сейчас: VIN из нового поиска, за один оплаченный запрос.',
		silentAbout: 'Владельца машины; номер, которого нет в картотеке, не находит.',
		askedBy: 'plate',
		suppliers: ['avtocod'],
	},
};

/** Prices and adverts move slowly at every supplier. */
const STATS_KEPT_FOR_MS = 7 * DAY_MS;

/** A theft or a new ban can cost the buyer the car: yesterday's answer is too old. */
const URGENT: ReadonlySet<CarRegister> = new Set(['wanted', 'restrict']);
const URGENT_KEPT_FOR_MS = DAY_MS / 4;

/** «Nothing found» ages faster than a finding: what was found stays, what was not may come tomorrow. */
const CLEAR_PART = 1 / 4;

/** What belongs to the visitor who paid for it. */
const NEVER_CACHED: ReadonlySet<CarRegister> = new Set(['card-index']);

/** How long an answer may be served from the store, in ms; 0 for what is not cached, as failures. */
export function keptForMs(register: CarRegister, source: SupplierId, state: AnswerState): number {
	if (NEVER_CACHED.has(register)) return 0;
	if (state !== 'found' && state !== 'clear' && state !== 'partial') return 0;
	const whole = register === 'stats' ? STATS_KEPT_FOR_MS : SUPPLIER_POLICIES[source].cachedForMs;
	const cached = state === 'clear' ? whole * CLEAR_PART : whole;
	return URGENT.has(register) ? Math.min(cached, URGENT_KEPT_FOR_MS) : cached;
}
