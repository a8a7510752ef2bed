import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

/** A supplier on this machine that behaves as a test wants it to. */
export type LocalServer = AsyncDisposable & {
	/** `http://127.0.0.1:…` without a slash at the end. */
	readonly url: string;
	/** Paths that were asked for, in order. */
	readonly seen: readonly string[];
};

/** Answers HTTP through the listener. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
	const seen: string[] = [];
	const server = createServer((request, response) => {
		seen.push(request.url ?? '');
		listener(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		seen,
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** Answers with the bytes that the listener writes to the socket once a request has come in. */
export async function serveBytes(listener: (socket: Socket) => void): Promise<LocalServer> {
	const sockets = new Set<Socket>();
	const seen: string[] = [];
	const server = createTcpServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => {});
		socket.on('data', (data) => {
			seen.push(data.toString('latin1').split(' ')[1] ?? '');
			listener(socket);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		seen,
		async [Symbol.asyncDispose]() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** An address without a listener. */
export async function closedAddress(): Promise<string> {
	const server = await serveLocally(() => {});
	await server[Symbol.asyncDispose]();
	return server.url;
}
