import { PURPOSE_BUDGETS } from '../../purpose-budgets.ts';
import { COMMON_POLICY, DAY_MS, type SupplierPolicy } from '../../supplier-policy.ts';

/** What is set for Автокод alone. */
export type AvtocodSettings = {
	/** The report type that is bought (`SUPPLIER_AVTOCOD_REPORT`). */
	readonly report?: string | null;
	/** Origins from which photographs of cars are taken (`SUPPLIER_AVTOCOD_IMAGE_HOSTS`); absent: none. */
	readonly imageHosts?: readonly string[];
};

/** How Автокод is treated, and by what it is set. */
export const AVTOCOD_POLICY = {
	requests: {
		...COMMON_POLICY,
		// Its `_make` and content calls answer at once or hang; the report's own time is `reportDeadlineMs`.
		deadlineMs: 30_000,
		// One lost answer is usual on the way through balancers; a second one tells of an outage.
		attempts: 2,
		// A contract, no published limit; twenty polls a second serve hundreds of reports.
		atOnce: 20,
		// Ten sections of ten cars may wait at once; more would not be served within `waitMs` anyway.
		queue: 100,
		// One page asks eleven questions of two attempts: one car's broken report must not close the way for all.
		breakerAfter: 24,
	},
	cachedForMs: DAY_MS,
	settings: {
		URL: { text: 'Автокод: всё, что до `/user/…`', byDefault: 'выключен' },
		KEY: { secret: true, text: 'доступ к Автокоду: `user@domain:password`', byDefault: 'нет' },
		REPORT: {
			text: 'тип отчёта, который покупается: `тип@домен`',
			byDefault: 'нет',
			sets: { field: 'report', as: 'text' },
		},
		IMAGE_HOSTS: {
			text:
				'сайты, с которых загружаются фотографии машин, через запятую: `https://`, без пути; `https://*.example.ru` ' +
				'— все поддомены; `http://` только для песочницы',
			byDefault: 'нет, показываются рисунки',
			sets: { field: 'imageHosts', as: 'origins' },
		},
		ORDER_PRICE: {
			text:
				'сколько рублей стоит один платный заказ у Автокода, например `12,50`: по этой цене расходы считают пульт ' +
				'оператора и метрики; без неё они считают только заказы',
			byDefault: 'нет',
		},
		DAILY_BUDGET: {
			text:
				'сколько платных заказов вся установка делает у Автокода за сутки по Москве, включая платные запросы и ' +
				'отчёты о владельце; `off` — без ограничения, `0` — ни одного',
		},
		DAILY_COST: {
			text:
				'сколько рублей вся установка тратит на заказы у Автокода за сутки по Москве, например `5000`; нужна ' +
				'`SUPPLIER_AVTOCOD_ORDER_PRICE`. Заказ, после которого вышло бы больше, не делается',
			byDefault: 'без ограничения',
		},
		...PURPOSE_BUDGETS,
	},
} as const satisfies SupplierPolicy<keyof AvtocodSettings>;
