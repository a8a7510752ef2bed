import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { sql } from 'drizzle-orm';
import type { Store } from '../store/store.ts';

/** When a supplier last answered for a register, as far as answers are kept. */
export type LastAnswer = { readonly supplier: SupplierId; readonly at: Date };

type Row = { register: CarRegister; supplier: SupplierId; at: number };

/**
 * The newest kept answer of each register. It goes through the index from one pair of register and supplier
 * to the next, one look for each, however many answers are kept; grouping the table would read all of it.
 */
export async function findLastAnswers({ db }: Pick<Store, 'db'>): Promise<Map<CarRegister, LastAnswer>> {
	const { rows } = await db.execute<Row>(sql`
		with recursive newest as (
			(
				select register, supplier, asked_at from kept_answer
				order by register desc, supplier desc, asked_at desc limit 1
			)
			union all
			select next.* from newest cross join lateral (
				select register, supplier, asked_at from kept_answer
				where (kept_answer.register, kept_answer.supplier) < (newest.register, newest.supplier)
				order by register desc, supplier desc, asked_at desc limit 1
			) as next
		)
		select distinct on (register) register, supplier, (extract(epoch from asked_at) * 1000)::float8 as at
		from newest order by register, asked_at desc`);
	return new Map(rows.map(({ register, supplier, at }) => [register, { supplier, at: new Date(at) }]));
}
