/**
 * One worker process of a chaos run, as its environment says; ends with whoever started it. Its clock is
 * `HOURS_AHEAD` (0) hours ahead.
 */
import { startWorker } from '@avtosverka/server/worker';

process.once('disconnect', () => process.exit(1));
const aheadMs = Number(process.env.HOURS_AHEAD ?? 0) * 60 * 60 * 1000;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const worker = await startWorker(undefined, aheadMs === 0 ? {} : { clock });
process.once('SIGTERM', async () => {
	await worker.close();
	process.exit(0);
});
process.send?.({ url: null });
