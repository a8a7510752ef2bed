import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { DescribedRegister } from './catalogue-entry.ts';
import type { PersonSupplierEntry } from './supplier-entry.ts';
import { createApicloudAboutPeople } from './suppliers/apicloud/person-supplier.ts';
import { createEfrsb } from './suppliers/efrsb/supplier.ts';
import { createFedresurs } from './suppliers/fedresurs/supplier.ts';
import { createFedsfm } from './suppliers/fedsfm/supplier.ts';
import { createFns } from './suppliers/fns/supplier.ts';
import { createFsin } from './suppliers/fsin/supplier.ts';
import { createFssp } from './suppliers/fssp/supplier.ts';

/** A register about a person. */
export type PersonRegisterEntry = DescribedRegister<PersonRegister>;

/** Every supplier that is asked about people; some of them are asked about cars too. */
export const PERSON_SUPPLIER_ENTRIES: readonly PersonSupplierEntry[] = [
	{ id: 'apicloud', needsKey: true, create: createApicloudAboutPeople },
	{ id: 'fns', needsKey: false, create: createFns },
	{ id: 'fssp', needsKey: false, create: createFssp },
	{ id: 'efrsb', needsKey: false, create: createEfrsb },
	{ id: 'fedresurs', needsKey: false, create: createFedresurs },
	{ id: 'fsin', needsKey: false, create: createFsin },
	{ id: 'fedsfm', needsKey: false, create: createFedsfm },
];

/** Every register about a person. */
export const PERSON_REGISTER_ENTRIES: Readonly<Record<PersonRegister, PersonRegisterEntry>> = {
	passport: {
		id: 'passport',
		name: 'Действительность паспорта',
		owner: 'МВД России',
		tells: 'Действителен ли паспорт с этими серией и номером.',
		silentAbout:
			'Чей это паспорт; о части документов у реестра нет данных, и это не значит, что они недействительны.',
		suppliers: ['apicloud'],
	},
	inn: {
		id: 'inn',
		name: 'ИНН',
		owner: 'Федеральная налоговая служба',
		tells:
			'Номер налогоплательщика; если он найден, паспорт, имя и день рождения принадлежат одному человеку.',
		silentAbout: 'Налоги и долги; у кого-то номера нет, или налоговая ещё не знает о новом паспорте.',
		suppliers: ['fns', 'apicloud'],
	},
	fssp: {
		id: 'fssp',
		name: 'Исполнительные производства',
		owner: 'Федеральная служба судебных приставов',
		tells: 'Дела у приставов: номер, документ, сумму долга, пристава и то, чем дело закончилось.',
		silentAbout: 'Долги, до приставов не дошедшие: кредиты, расписки и решения, которые суд ещё не передал.',
		suppliers: ['fssp', 'apicloud'],
	},
	bankruptcy: {
		id: 'bankruptcy',
		name: 'Банкротство',
		owner: 'Единый федеральный реестр сведений о банкротстве',
		tells: 'Дела о банкротстве, в том числе без суда: номер, на каком оно шаге, и управляющего.',
		silentAbout: 'Заявления, которые суд ещё не принял, и дела до 2015 года.',
		suppliers: ['efrsb', 'apicloud'],
	},
	pledge: {
		id: 'pledge',
		name: 'Залоги движимого имущества',
		owner: 'Федеральная нотариальная палата',
		tells: 'Уведомления о залоге, в которых человек назван залогодателем: что заложено, кому и когда.',
		silentAbout: 'Залог, о котором банк не уведомил нотариуса, и выплачен ли кредит.',
		suppliers: ['fedresurs'],
	},
	arbiter: {
		id: 'arbiter',
		name: 'Арбитражные дела',
		owner: 'Арбитражные суды России',
		tells: 'Дела в арбитражных судах: номер, день, суд и стороны.',
		silentAbout:
			'День рождения сторон, а часто и ИНН, поэтому возможны однофамильцы; дела в судах общей юрисдикции.',
		suppliers: ['apicloud'],
	},
	fsin_wanted: {
		id: 'fsin_wanted',
		name: 'Розыск ФСИН',
		owner: 'Федеральная служба исполнения наказаний',
		tells: 'Ищет ли человека служба исполнения наказаний и какой её орган.',
		silentAbout: 'Розыск полиции и других ведомств.',
		suppliers: ['fsin'],
	},
	terrorist: {
		id: 'terrorist',
		name: 'Перечень террористов и экстремистов',
		owner: 'Росфинмониторинг',
		tells: 'Назван ли в перечне человек с этими именем и днём рождения.',
		silentAbout: 'Тех, кого в перечень ещё не внесли или уже исключили.',
		suppliers: ['fedsfm', 'apicloud'],
	},
};
