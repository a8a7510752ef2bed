import type { BankruptcyItem } from '@avtosverka/contract/owner-report/blocks';

/**
 * How far a bankruptcy is, as the register words it. `sale`: property is being sold; `restructuring`: debts
 * are; `over`; `unknown`: no stage is named, or one in words that we do not know.
 */
export type BankruptcyStage = 'sale' | 'restructuring' | 'over' | 'unknown';

/** What is said to be finished is, also a sale. */
const OVER = /заверш|прекращ|окончен/i;
const SALE = /реализаци|конкурсно/i;
const RESTRUCTURING = /реструктуризац/i;

/**
 * The stage of a record. One without a case of a court was settled out of court: specification, section 2.
 */
export function stageOf({ lastLegalCase, extrajudicialBankruptcy }: BankruptcyItem): BankruptcyStage {
	if (lastLegalCase === null) return extrajudicialBankruptcy === null ? 'unknown' : 'over';
	const words = lastLegalCase.status.description ?? '';
	if (OVER.test(words)) return 'over';
	if (SALE.test(words)) return 'sale';
	return RESTRUCTURING.test(words) ? 'restructuring' : 'unknown';
}

/** «управляющий Тестова Тамара Тестовна»; without a name where none is named. It may end with a full stop. */
export function managerWords({ arbitrManagerFio }: BankruptcyItem): string {
	return ['управляющий', arbitrManagerFio].filter(Boolean).join(' ');
}

/** «дело А40-1234/2026, 20.06.2023»; empty where the register names no case. */
export function caseWords({ lastLegalCase }: BankruptcyItem): string {
	return lastLegalCase?.number ? ` (дело ${lastLegalCase.number})` : '';
}
