/** Whether a passport is valid; null: the ministry has no data about it, which says neither. */
export type PassportFacts = { readonly isValid: boolean | null };
