import { runCostsCommand } from '@avtosverka/server/supplier-budget/spending/command';
import { runOnStore } from './store-command.ts';

const clock = { now: () => new Date() };

/** `npm run costs`: what paid orders at suppliers cost. */
await runOnStore((store, { config, words }) =>
	runCostsCommand({ store, clock, prices: config.orderPrices }, words),
);
