import { connect } from 'node:net';

/** Sends bytes as they are, also malformed ones; resolves to the status, null for a closed line. */
export function sendRaw(port: number, bytes: string | Buffer, patienceMs = 3000): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
		let received = '';
		const finish = () => {
			socket.destroy();
			const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
			resolve(status === undefined ? null : Number(status));
		};
		socket.setTimeout(patienceMs, () =>
			reject(new Error(`no answer to ${JSON.stringify(String(bytes)).slice(0, 200)}`)),
		);
		socket.on('data', (chunk: Buffer) => {
			received += chunk.toString('latin1');
			if (received.includes('\r\n\r\n')) finish();
		});
		socket.on('end', finish);
		socket.on('error', finish);
	});
}
