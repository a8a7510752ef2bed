/** The eight registers about a person, in the order of a report's blocks. */
export const PERSON_REGISTERS = [
	'passport',
	'inn',
	'fssp',
	'bankruptcy',
	'pledge',
	'arbiter',
	'fsin_wanted',
	'terrorist',
] as const;
export type PersonRegister = (typeof PERSON_REGISTERS)[number];

/**
 * How well a record of a register fits the person asked about: `exact` by name and birth date, or by INN;
 * `name-only` where the register gives no birth date (a possible namesake); `look` where something fits only
 * in part.
 */
export const MATCHES = ['exact', 'name-only', 'look'] as const;
export type Match = (typeof MATCHES)[number];

/** What a block comes to: `look` needs a person's eyes, `unknown` is all that no register has settled. */
export const BLOCK_VERDICTS = ['ok', 'fail', 'look', 'unknown'] as const;
export type BlockVerdict = (typeof BLOCK_VERDICTS)[number];

/** What an unpaid report says nothing of, not even whether anything was found: specification, section 1. */
export const SHOWN_WHEN_PAID: readonly PersonRegister[] = [
	'pledge',
	'bankruptcy',
	'fsin_wanted',
	'terrorist',
];
