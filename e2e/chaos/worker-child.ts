/** One worker process of a chaos run, as its environment says; ends with whoever started it. */
import { startWorker } from '@avtosverka/server/worker';

process.once('disconnect', () => process.exit(1));
const worker = await startWorker();
process.once('SIGTERM', async () => {
	await worker.close();
	process.exit(0);
});
process.send?.({ url: null });
