import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config.ts';
import { createPool, outsideDatabase } from './pool.ts';
import { createStandby } from './standby.ts';
import type { StandbyMetrics } from './standby-metrics.ts';
import { readPrimaryPosition, readStandbyPosition } from './standby-position.ts';
import type { Standby, Store } from './store.ts';
import type { StoreLog } from './store-log.ts';

/** Two looks at once, and the question how far it is. */
const POOL = 3;
/** No question waits longer for a standby; one still running gives its connection back. */
const QUESTION_LIMIT_MS = 1_000;

type StandbySettings = Pick<Config, 'databaseReadUrl' | 'databaseCa' | 'databasePooler'>;

/** Opens the standby that the settings name, which need not be there; undefined where they name none. */
export function openStandby(
	{ databaseReadUrl, ...settings }: StandbySettings,
	{ db }: Pick<Store, 'db'>,
	{ log, metrics }: { readonly log: StoreLog; readonly metrics: StandbyMetrics },
): Standby | undefined {
	if (databaseReadUrl === null) return undefined;
	const pool = createPool({
		...outsideDatabase(databaseReadUrl, settings),
		poolSize: POOL,
		questionLimitMs: QUESTION_LIMIT_MS,
		log,
	});
	const standbyDb = drizzle({ client: pool });
	const { stop, ...standby } = createStandby({
		db: standbyDb,
		primaryPosition: () => readPrimaryPosition(db),
		standbyPosition: () => readStandbyPosition(standbyDb),
		log,
		metrics,
	});
	metrics.watchStandby(standby.behindSeconds, () => pool.use());
	return {
		...standby,
		async close() {
			stop();
			await pool.end();
		},
	};
}
