/**
 * A server that runs as `npm run serve` does, but without asking for what a public installation needs; says
 * its address.
 */
import { startServer } from '@avtosverka/server/start';
import { runUntilStopped } from '../run.ts';

await runUntilStopped(async () => {
	const server = await startServer(process.env);
	console.log(`url ${server.url}`);
	return server;
});
