/** A measured server in a process of its own, over whatever its settings name. */
import { startServer } from '@avtosverka/server/start';
import { serveParent } from './parent.ts';

process.once('message', async ({ env }: { env: Record<string, string> }) => {
	let ahead = 0;
	const server = await startServer(env, { clock: { now: () => new Date(Date.now() + ahead) } });
	serveParent({
		url: server.url,
		close: () => server.close(),
		leap(ms) {
			ahead += ms;
		},
	});
});
