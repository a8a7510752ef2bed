import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { OpenBlock } from './open-report.ts';

type Sorting = { readonly [R in PersonRegister]?: (facts: BlockData[R]) => BlockData[R] };

const SORTING: Sorting = {
	fssp: (facts) => ({
		...facts,
		items: newestFirst(facts.items, ({ executiveProduction }) => dayIn(executiveProduction.date)),
	}),
	bankruptcy: ({ result }) => ({
		result: {
			pageData: newestFirst(result.pageData, ({ lastLegalCase, extrajudicialBankruptcy }) =>
				dayIn(lastLegalCase?.status.date ?? extrajudicialBankruptcy?.date ?? null),
			),
		},
	}),
	pledge: ({ pageData }) => ({
		pageData: newestFirst(pageData, ({ registrationTime }) => dayIn(registrationTime)),
	}),
	arbiter: ({ items }) => ({ items: newestFirst(items, ({ date }) => dayIn(date)) }),
};

/** A register's own words for a day sort as no day. */
function dayIn(text: string | null): string | null {
	return text !== null && /^\d{4}-\d{2}-\d{2}/.test(text) ? text : null;
}

/**
 * A block with its newest rows first, as page, document and letter show them: registers list them in orders
 * of their own, and rows of several spellings come one list after the other.
 */
export function withNewestFirst<R extends PersonRegister>(block: OpenBlock<R>): OpenBlock<R> {
	const sort = SORTING[block.register];
	return sort === undefined || block.facts === null ? block : { ...block, facts: sort(block.facts) };
}
