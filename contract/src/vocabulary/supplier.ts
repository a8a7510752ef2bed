/** Who can be asked about a car. */
export const CAR_SUPPLIERS = ['avtocod', 'gibdd', 'gost', 'customs', 'apicloud'] as const;

/** Everybody who can be asked: about a person `apicloud` and those after it. */
export const SUPPLIERS = [...CAR_SUPPLIERS, 'fns', 'fssp', 'efrsb', 'fedresurs', 'fsin', 'fedsfm'] as const;

export type SupplierId = (typeof SUPPLIERS)[number];

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
