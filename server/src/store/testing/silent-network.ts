import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A network between us and a database, which can lose everything without telling anybody. */
export type SilentNetwork = AsyncDisposable & {
	/** The database behind it. */
	readonly url: string;
	/** From now on the open connections are silent, and none of them ends; new ones work. */
	lose(): void;
	/** As `lose`, and new connections are taken and silent too, until `speak`. */
	fallSilent(): void;
	/** New connections work again. */
	speak(): void;
};

export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
	const target = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	let isSilent = false;
	const server = createServer((near) => {
		if (isSilent) {
			sockets.add(near.on('error', () => {}));
			return;
		}
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
	function lose(): void {
		for (const socket of sockets) {
			socket.unpipe();
			socket.pause();
		}
	}
	return {
		url: url.href,
		lose,
		fallSilent() {
			isSilent = true;
			lose();
		},
		speak() {
			isSilent = false;
		},
		async [Symbol.asyncDispose]() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
