import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';

/** Where each block keeps its rows; the server's word for their inner shape, it validates what it sends. */
const ROWS: { readonly [R in PersonRegister]: (data: BlockData[R]) => unknown } = {
	passport: ({ isValid }) => (isValid === null || typeof isValid === 'boolean' ? [] : null),
	inn: ({ state }) => (typeof state === 'number' ? [] : null),
	fssp: ({ items }) => items,
	bankruptcy: ({ result }) => result.pageData,
	pledge: ({ pageData }) => pageData,
	arbiter: ({ items }) => items,
	fsin_wanted: ({ items }) => items,
	terrorist: ({ data }) => data,
};

/** The data of one block; null where there are none; `unreadable` for a text that is none of ours. */
export function readBlock<R extends PersonRegister>(
	report: OwnerReport,
	register: R,
): BlockData[R] | null | 'unreadable' {
	const text = report[register];
	if (text === null) return null;
	try {
		const data: BlockData[R] = JSON.parse(text);
		const rows = ROWS[register](data);
		return Array.isArray(rows) ? data : 'unreadable';
	} catch {
		return 'unreadable';
	}
}
