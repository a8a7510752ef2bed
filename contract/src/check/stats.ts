import { z } from 'zod';

/** Figures over adverts of similar cars: km, count of owners, roubles. */
export const MarketStats = z.object({
	avg_run: z.number().nullable(),
	avg_owners: z.number().nullable(),
	upper_market_bound: z.number().nullable(),
	lower_market_bound: z.number().nullable(),
	avg_price: z.number().nullable(),
	adverts_count_all: z.number().int().nullable(),
});
export type MarketStats = z.infer<typeof MarketStats>;

/** Inner `success` false is "no figures for such a car". */
export const StatsData = z.object({ success: z.boolean(), result: MarketStats.nullable() });
export type StatsData = z.infer<typeof StatsData>;
