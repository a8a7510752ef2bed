import type { Rule } from './rule.ts';
import { rule as wanted } from './rules/wanted.ts';

/** Every rule: the files of `rules/`, which a test compares with this list. */
export const CAR_RULES: readonly Rule[] = [wanted];
