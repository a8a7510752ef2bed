/** The floor of every comparison: `node:http` answering with fixed bytes, and nothing else. */
import { createServer } from 'node:http';
import { serveParent } from './parent.ts';

/** What it is to answer with, in base64. */
export type BareOrder = { readonly body: string };

process.once('message', (order: BareOrder) => {
	const body = Buffer.from(order.body, 'base64');
	const server = createServer((_request, response) => {
		response.writeHead(200, {
			'Content-Type': 'application/json; charset=utf-8',
			'Content-Length': body.length,
			'Cache-Control': 'no-store',
		});
		response.end(body);
	});
	server.listen(0, '127.0.0.1', () => {
		const address = server.address();
		if (typeof address !== 'object' || address === null) return;
		const close = async () => void server.close();
		serveParent({ url: `http://127.0.0.1:${address.port}`, close });
	});
});
