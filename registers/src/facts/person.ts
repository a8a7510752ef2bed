import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';

/**
 * The facts of every register that is asked about a person. They are the blocks of the report themselves:
 * what a supplier told is read once, row by row with how well the row fits the person.
 */
export type PersonFacts = { readonly [R in PersonRegister]: BlockData[R] };
