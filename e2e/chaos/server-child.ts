/** One server process of a chaos run, as its environment says; ends with whoever started it. */
import { startServer } from '@avtosverka/server/start';

process.once('disconnect', () => process.exit(1));
const server = await startServer();
process.once('SIGTERM', async () => {
	await server.close();
	process.exit(0);
});
process.send?.({ url: server.url });
