import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { blockDataOf, type DealQuestion } from './person.ts';

/** The registers that answer with rows. */
export type RowRegister = Exclude<PersonRegister, 'passport' | 'inn'>;

type Lists = {
	readonly fssp: BlockData['fssp']['items'];
	readonly bankruptcy: BlockData['bankruptcy']['result']['pageData'];
	readonly pledge: BlockData['pledge']['pageData'];
	readonly arbiter: BlockData['arbiter']['items'];
	readonly fsin_wanted: BlockData['fsin_wanted']['items'];
	readonly terrorist: BlockData['terrorist']['data'];
};
/** A row of a register's answer. */
export type Row<R extends RowRegister> = Lists[R][number];

/** Where each block keeps its rows. */
const LISTS: {
	readonly [R in RowRegister]: { readonly path: string; of(data: BlockData[R]): Lists[R] };
} = {
	fssp: { path: 'items', of: ({ items }) => items },
	bankruptcy: { path: 'result.pageData', of: ({ result }) => result.pageData },
	pledge: { path: 'pageData', of: ({ pageData }) => pageData },
	arbiter: { path: 'items', of: ({ items }) => items },
	fsin_wanted: { path: 'items', of: ({ items }) => items },
	terrorist: { path: 'data', of: ({ data }) => data },
};

/** A row and where it stands in its block. */
export type PlacedRow<R extends RowRegister> = { readonly row: Row<R>; readonly record: string };

/** The rows of a register's answer; none where it has not answered. */
export function rowsOf<R extends RowRegister>(question: DealQuestion, register: R): readonly PlacedRow<R>[] {
	const data = blockDataOf(question, register);
	const { path, of } = LISTS[register];
	if (data === null) return [];
	return of(data).map((row, place) => ({ row, record: `${path}.${place}` }));
}

/** Those that are about the person themself: by name and birth date, or by INN. */
export function ownRows<R extends RowRegister>(question: DealQuestion, register: R): readonly PlacedRow<R>[] {
	return rowsOf(question, register).filter(({ row }) => row.match === 'exact');
}
