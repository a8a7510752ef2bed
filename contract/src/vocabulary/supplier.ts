/** Who can be asked about a car. Person suppliers join with the owner report. */
export const SUPPLIERS = ['avtocod', 'gibdd', 'gost', 'customs', 'apicloud'] as const;

export type SupplierId = (typeof SUPPLIERS)[number];

const NAMES: Readonly<Record<SupplierId, string>> = {
	avtocod: 'Автокод',
	gibdd: 'ГИБДД',
	gost: 'Росстандарт',
	customs: 'ФТС',
	apicloud: 'api-cloud.ru',
};

/** The supplier's name as a page shows it; an unknown id stands for itself. */
export function supplierName(id: string): string {
	return (NAMES as Record<string, string>)[id] ?? id;
}
