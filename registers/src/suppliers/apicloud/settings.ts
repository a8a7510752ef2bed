import { PURPOSE_BUDGETS } from '../../purpose-budgets.ts';
import { COMMON_POLICY, DAY_MS, type SupplierPolicy } from '../../supplier-policy.ts';

/** How api-cloud.ru is treated, and by what it is set. */
export const APICLOUD_POLICY = {
	requests: {
		...COMMON_POLICY,
		// It asks the register while we wait, and its papers name up to two minutes.
		deadlineMs: 120_000,
		// Every call is charged.
		attempts: 1,
		atOnce: 10,
		queue: 50,
		// Six registers of a person and three sections of a car: one subject's dead sources must not close it for
		// all.
		breakerAfter: 12,
	},
	cachedForMs: DAY_MS,
	settings: {
		URL: {
			text:
				'api-cloud.ru: полисы, залоги и номера машин и шесть реестров о человеке; всё, что до `/mvd.php`, ' +
				'например `https://api-cloud.ru/api`. Каждый вопрос платный',
			byDefault: 'выключен',
		},
		KEY: {
			secret: true,
			text: 'токен api-cloud.ru из 32 знаков; передаётся заголовком и никогда — в адресе',
			byDefault: 'нет',
		},
		ORDER_PRICE: { text: 'то же для api-cloud.ru, что `SUPPLIER_AVTOCOD_ORDER_PRICE`', byDefault: 'нет' },
		DAILY_BUDGET: { text: 'то же для api-cloud.ru, что `SUPPLIER_AVTOCOD_DAILY_BUDGET`' },
		DAILY_COST: {
			text: 'то же для api-cloud.ru, что `SUPPLIER_AVTOCOD_DAILY_COST`',
			byDefault: 'без ограничения',
		},
		...PURPOSE_BUDGETS,
	},
} as const satisfies SupplierPolicy;
