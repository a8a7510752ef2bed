/** Who can be asked about a car. */
export const CAR_SUPPLIERS = ['avtocod', 'gibdd', 'gost', 'customs', 'apicloud'] as const;

/** Everybody who can be asked: about a person `apicloud` and those after it. */
export const SUPPLIERS = [...CAR_SUPPLIERS, 'fns', 'fssp', 'efrsb', 'fedresurs', 'fsin', 'fedsfm'] as const;

export type SupplierId = (typeof SUPPLIERS)[number];

/** Suppliers that pass questions on to registers of others; every other supplier is the register itself. */
export const INTERMEDIARIES = ['avtocod', 'apicloud'] as const satisfies readonly SupplierId[];

/** True when a refusal of this supplier is not a word of the register. */
export function isIntermediary(id: SupplierId): boolean {
	return (INTERMEDIARIES as readonly SupplierId[]).includes(id);
}

/** Suppliers whose orders cost money. */
export const PAID_SUPPLIERS = ['avtocod', 'apicloud'] as const satisfies readonly SupplierId[];
export type PaidSupplierId = (typeof PAID_SUPPLIERS)[number];

const NAMES: Readonly<Record<SupplierId, string>> = {
	avtocod: 'Автокод',
	gibdd: 'ГИБДД',
	gost: 'Росстандарт',
	customs: 'ФТС',
	apicloud: 'api-cloud.ru',
	fns: 'ФНС',
	fssp: 'ФССП',
	efrsb: 'ЕФРСБ',
	fedresurs: 'Федресурс',
	fsin: 'ФСИН',
	fedsfm: 'Росфинмониторинг',
};

/** The supplier's name as a page shows it; an unknown id stands for itself. */
export function supplierName(id: string): string {
	return (NAMES as Record<string, string>)[id] ?? id;
}
