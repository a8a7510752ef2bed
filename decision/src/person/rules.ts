import type { PersonRule } from './rule.ts';
import { rule as bankruptcyOpen } from './rules/bankruptcy-open.ts';
import { rule as bankruptcyOver } from './rules/bankruptcy-over.ts';
import { rule as bankruptcySale } from './rules/bankruptcy-sale.ts';
import { rule as courts } from './rules/courts.ts';
import { rule as debts } from './rules/debts.ts';
import { rule as debtsMayReturn } from './rules/debts-may-return.ts';
import { rule as listed } from './rules/listed.ts';
import { rule as namesakes } from './rules/namesakes.ts';
import { rule as passportInvalid } from './rules/passport-invalid.ts';
import { rule as pledges } from './rules/pledges.ts';
import { rule as taxNumber } from './rules/tax-number.ts';
import { rule as wanted } from './rules/wanted.ts';

/**
 * Every rule: the files of `rules/`, which a test compares with this list. Findings of one severity come
 * in its order.
 */
export const PERSON_RULES: readonly PersonRule[] = [
	...[bankruptcySale, passportInvalid, wanted, listed],
	...[bankruptcyOpen, debts, pledges, courts, taxNumber, namesakes],
	...[bankruptcyOver, debtsMayReturn],
];
