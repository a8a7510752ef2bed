import type { BlockData } from '@avtosverka/contract/owner-report/blocks';

/** What a block shows where its register's own word is that it has nothing. */
export const EMPTY_BLOCKS: BlockData = {
	passport: { isValid: null },
	inn: { state: 0, inn: null },
	fssp: { items: [], total: 0 },
	bankruptcy: { result: { pageData: [] } },
	pledge: { pageData: [] },
	arbiter: { items: [] },
	fsin_wanted: { items: [] },
	terrorist: { data: [] },
};
