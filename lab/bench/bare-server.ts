/** The floor of every comparison: `node:http` answering with the bytes of BODY (base64), and nothing else. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '@avtosverka/harness/programs/answer-parent';
import { measureUsage } from '@avtosverka/harness/programs/usage';
import { runUntilStopped } from '../../scripts/run.ts';

answerParent({ usage: measureUsage() });
await runUntilStopped(async () => {
	const body = Buffer.from(process.env.BODY ?? '', 'base64');
	const server = createServer((_request, response) => {
		response.writeHead(200, {
			'Content-Type': 'application/json; charset=utf-8',
			'Content-Length': body.length,
			'Cache-Control': 'no-store',
		});
		response.end(body);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, close: async () => void server.close() };
});
