import { connect, type Socket } from 'node:net';

/** An open line of an attacker. */
export type Connection = {
	readonly socket: Socket;
	/** Bytes heard so far. */
	received(): string;
	/** Resolves when the server has ended the line; to false when it has not after so many ms. */
	endedWithin(ms: number): Promise<boolean>;
};

export type DialOptions = {
	/** False: what comes is left in the kernel. */
	readonly reads?: boolean;
	/** True: ends the sending side after the bytes, and keeps the other one. */
	readonly halfOpen?: boolean;
	/** An address of this machine in place of the usual one. */
	readonly from?: string;
};

/** Opens a line to a port of this machine and sends bytes; never rejects. */
export function dial(port: number, bytes: string, options: DialOptions = {}): Connection {
	const { reads = true, halfOpen = false, from = '127.0.0.1' } = options;
	const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
	let received = '';
	const closed = new Promise<void>((resolve) => {
		socket.once('close', () => resolve());
		socket.once('end', () => resolve());
	});
	socket.on('error', () => {});
	socket.on('connect', () => {
		if (bytes !== '') socket.write(bytes);
		if (halfOpen) socket.end();
	});
	if (reads) {
		socket.on('data', (piece: Buffer) => {
			if (received.length < 100_000) received += piece.toString('latin1');
		});
	} else socket.pause();
	return {
		socket,
		received: () => received,
		endedWithin: (ms) =>
			Promise.race([
				closed.then(() => true),
				new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms).unref()),
			]),
	};
}

/** Hangs all of them up. */
export function hangUp(lines: readonly Connection[]): void {
	for (const { socket } of lines) socket.destroy();
}

/** A request as bytes. */
export function request(path: string, headers = ''): string {
	return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n${headers}\r\n`;
}
