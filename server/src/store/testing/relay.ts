import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut, as when its machine goes away. */
export type Relay = { readonly url: string; cut(): Promise<void> };

/** Stands between a server and its database. */
export async function relayTo(databaseUrl: string): Promise<Relay> {
	const target = new URL(databaseUrl);
	const open = new Set<Socket>();
	const server = createServer((from) => {
		const to = connect(Number(target.port || 5432), target.hostname);
		for (const socket of [from, to]) {
			open.add(socket);
			socket.on('error', () => socket.destroy());
			socket.on('close', () => {
				open.delete(socket);
				from.destroy();
				to.destroy();
			});
		}
		from.pipe(to).pipe(from);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = new URL(databaseUrl);
	url.hostname = '127.0.0.1';
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		async cut() {
			const closed = new Promise((resolve) => server.close(resolve));
			for (const socket of open) socket.destroy();
			await closed;
		},
	};
}
