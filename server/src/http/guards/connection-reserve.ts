import type { Socket } from 'node:net';

/** Connections above a limit that may say what they want: a probe has asked before so many others come. */
const MOST = 64;

/** Which connections are above a limit; the newest of them stay open. */
export type ConnectionReserve = {
	/** Counts a connection until it ends. */
	enter(socket: Socket): void;
	/** True for one that came when there were as many as there may be. */
	has(socket: Socket): boolean;
};

/** A reserve over so many connections; `refused` hears of each that is closed for a newer one. */
export function createConnectionReserve(limit: number, refused: () => void): ConnectionReserve {
	const above = new Set<Socket>();
	let open = 0;
	return {
		enter(socket) {
			open += 1;
			socket.once('close', () => {
				open -= 1;
				above.delete(socket);
			});
			if (open - above.size <= limit) return;
			above.add(socket);
			const [oldest] = above;
			if (above.size <= MOST || oldest === undefined) return;
			above.delete(oldest);
			oldest.destroy();
			refused();
		},
		has: (socket) => above.has(socket),
	};
}
