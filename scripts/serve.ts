import { startServer } from '@avtosverka/server/start';
import { runUntilStopped } from './run.ts';

await runUntilStopped(async () => {
	const server = await startServer({ ...process.env, NODE_ENV: 'production' });

	for (const note of server.notes) console.log(note);
	console.log(`Сайт: ${server.url}`);
	return server;
});
