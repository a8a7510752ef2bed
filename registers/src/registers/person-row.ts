import type { Match } from '@avtosverka/contract/vocabulary/person-register';

/** A row of a register with how well it belongs to the person who was asked about. */
export type MatchedRow<Row> = Row & { readonly match: Match };

/** `YYYY-MM-DD`, or the register's own text where it cannot be read as a day. */
export type RegisterDay = string | null;
