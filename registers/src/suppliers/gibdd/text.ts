import { supplierText, supplierTextField } from '../../reading/text.ts';

/** A text with its lines, where the register does not write that it has nothing to write. */
export const gibddText = supplierTextField(
	supplierText,
	/^(нет данных|отсутствует|не установлено?|б\/н|-+)$/i,
);

/** An address without the commas that stand for its missing parts at the end. */
export function place(address: string | null): string | null {
	return address?.replace(/(?<![,\s])[,\s]+$/, '').replace(/^[,\s]+$/, '') || null;
}

/** The words that a table has for a code; null for a code that it does not know. */
export function wordsOf(table: Readonly<Record<string, string>>, code: string | null): string | null {
	return code !== null && Object.hasOwn(table, code) ? (table[code] ?? null) : null;
}
