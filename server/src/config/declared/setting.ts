import type { z } from 'zod';

/** A setting as it is declared. */
export type Setting = {
	/** How its text becomes a value; absent for what `config/suppliers.ts` and `config/budgets.ts` read. */
	readonly field?: z.ZodType;
	/** What docs/settings.md says of it to an administrator. */
	readonly text: string;
	/** The default in words, where the field has none or it depends on something else. */
	readonly byDefault?: string;
	/** True: anyone who reads its value could act in our name; it is never shown. */
	readonly secret?: true;
};

/** Settings of one headline of docs/settings.md, by their names, in their order. */
export type DeclaredSettings = Readonly<Record<string, Setting>>;
