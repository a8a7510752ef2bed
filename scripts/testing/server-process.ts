/** A server as `npm run serve` runs it, without what a public installation needs; prints its address. */
import { startServer } from '@avtosverka/server/start';
import { runUntilStopped } from '../run.ts';

await runUntilStopped(async () => {
	const server = await startServer(process.env);
	console.log(`url ${server.url}`);
	return server;
});
