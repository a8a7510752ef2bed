import type { Evidence } from './audit.ts';
import { isCreditable } from './sandbox-operations.ts';
import { chargeKey, groupCharged } from './stored-state.ts';

/** Something that the site has confirmed to a person or to the payment system. */
export type Act = {
	/** When it was confirmed, UTC milliseconds. */
	readonly at: number;
	/** How often the store has it: 0 is lost, 2 and more doubled. */
	readonly times: number;
};

/** Orders that were taken, payments that were confirmed, VINs that were given. */
export function readActs({ stored, operations, reports, seen }: Evidence): readonly Act[] {
	const orders = Map.groupBy(stored.orders, ({ id }) => id);
	const entries = Map.groupBy(stored.entries, ({ reference }) => reference);
	const charged = groupCharged(stored.lookups);
	const bought = (id: string) => reports.get(id)?.bought ?? 0;
	return [
		...seen.ordered.map(({ id, at }) => ({ at, times: orders.get(id)?.length ?? 0 })),
		...operations.flatMap((operation) => {
			const { transaction, confirmedAt } = operation;
			if (confirmedAt === null || !isCreditable(operation)) return [];
			return { at: Date.parse(confirmedAt), times: entries.get(`order:${transaction}`)?.length ?? 0 };
		}),
		...seen.answered.flatMap((answer) => {
			if (answer.vin === null) return [];
			const lookups = charged.get(chargeKey(answer)) ?? [];
			return { at: answer.at, times: Math.max(lookups.length, ...lookups.map(({ id }) => bought(id))) };
		}),
	];
}
