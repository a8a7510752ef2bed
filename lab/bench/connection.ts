import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { MARKER } from './load.ts';

/** A reply and the ms from question to its last byte. */
export type TimedReply = { readonly status: number; readonly body: string; readonly ms: number };

/** One open HTTP/1.1 connection: little work, since the load shares the machine with the server. */
export type Connection = {
	/** One question at a time. */
	get(path: string): Promise<TimedReply>;
	close(): void;
};

const HEADERS = Object.entries(MARKER)
	.map(([name, value]) => `${name}: ${value}\r\n`)
	.join('');
const HEAD_ENDS = '\r\n\r\n';

export async function openConnection(url: string): Promise<Connection> {
	const { hostname, port, host } = new URL(url);
	const socket = connect({ host: hostname, port: Number(port), noDelay: true });
	await once(socket, 'connect');
	return {
		async get(path) {
			const started = performance.now();
			socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${HEADERS}\r\n`);
			const { status, body } = await readReply(socket);
			return { status, body, ms: performance.now() - started };
		},
		close: () => socket.destroy(),
	};
}

/** Many connections to one address, each of which has been answered once. */
export async function openConnections(url: string, count: number): Promise<readonly Connection[]> {
	return Promise.all(
		Array.from({ length: count }, async () => {
			const connection = await openConnection(url);
			await connection.get('/healthz');
			return connection;
		}),
	);
}

function readReply(socket: Socket): Promise<Pick<TimedReply, 'status' | 'body'>> {
	return new Promise((resolve, reject) => {
		let got: Buffer = Buffer.alloc(0);
		const done = () => socket.off('data', onData).off('close', onClose).off('error', onClose);
		const onClose = () => {
			done();
			reject(new Error('the connection ended before the reply did'));
		};
		const onData = (chunk: Buffer) => {
			got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
			const reply = readWhole(got);
			if (reply === null) return;
			done();
			resolve(reply);
		};
		socket.on('data', onData).on('close', onClose).on('error', onClose);
	});
}

/** The reply once all of it is there; ours always name their length. */
function readWhole(got: Buffer): Pick<TimedReply, 'status' | 'body'> | null {
	const end = got.indexOf(HEAD_ENDS);
	if (end === -1) return null;
	const head = got.toString('latin1', 0, end);
	const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
	if (!Number.isInteger(length)) throw new Error('a reply without its length');
	const start = end + HEAD_ENDS.length;
	if (got.length < start + length) return null;
	return { status: Number(head.slice(9, 12)), body: got.toString('utf8', start, start + length) };
}
