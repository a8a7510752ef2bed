import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A network between us and a database, which can lose everything without telling anybody. */
export type SilentNetwork = AsyncDisposable & {
	/** The database behind it. */
	readonly url: string;
	/** From now on the open connections are silent, and none of them ends; new ones work. */
	lose(): void;
};

export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
	const target = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		const far = dial(Number(target.port), target.hostname);
		near.pipe(far).pipe(near);
		for (const socket of [near, far]) {
			sockets.add(socket);
			// A reset is no failure of a test: the sockets are destroyed at its end.
			socket.on('error', () => {});
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = new URL(databaseUrl);
	url.hostname = '127.0.0.1';
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		lose() {
			for (const socket of sockets) {
				socket.unpipe();
				socket.pause();
			}
		},
		async [Symbol.asyncDispose]() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
