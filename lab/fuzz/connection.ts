import { connect, type Socket } from 'node:net';
import { readReply, type WireReply } from './wire-reply.ts';

/** How an exchange ended; `closed` is an orderly end without a reply, `cut` a reset. */
export type Ending =
	| { readonly kind: 'reply'; readonly reply: WireReply }
	| { readonly kind: 'closed' | 'cut' | 'hung' };

/** One line to the server, kept for the next request while both sides want it. */
export type Connection = {
	/** Sends bytes as they are and waits for one reply. Never rejects. */
	exchange(request: {
		readonly bytes: Buffer;
		readonly method: string;
		readonly rude: boolean;
	}): Promise<Ending>;
	close(): void;
};

/** A line that opens when needed, and again after it was closed. `patienceMs` bounds one exchange. */
export function createConnection(port: number, patienceMs: number): Connection {
	let socket: Socket | null = null;

	function drop(): void {
		// Without a reset a hundred thousand closed lines would use up the ports of the machine.
		socket?.resetAndDestroy();
		socket = null;
	}

	return {
		exchange({ bytes, method, rude }) {
			if (rude) drop();
			socket ??= open(port);
			const line = socket;
			const { promise, resolve } = Promise.withResolvers<Ending>();
			let received = Buffer.alloc(0);
			let ended = false;
			const check = () => {
				const reply = readReply(received, method, ended);
				if (reply !== null) resolve({ kind: 'reply', reply });
				else if (ended) resolve({ kind: 'closed' });
			};
			const onData = (chunk: Buffer) => {
				received = Buffer.concat([received, chunk]);
				check();
			};
			const onEnd = () => {
				ended = true;
				check();
			};
			const onError = () => {
				const reply = readReply(received, method, true);
				resolve(reply === null ? { kind: 'cut' } : { kind: 'reply', reply });
			};
			line.on('data', onData).on('end', onEnd).on('error', onError).on('close', onEnd);
			const timer = setTimeout(() => resolve({ kind: 'hung' }), patienceMs);
			line.write(bytes);
			if (rude) line.end();
			return promise.then((ending) => {
				clearTimeout(timer);
				line.off('data', onData).off('end', onEnd).off('error', onError).off('close', onEnd);
				if (rude || ending.kind !== 'reply' || ended || ending.reply.last) drop();
				return ending;
			});
		},
		close: drop,
	};
}

function open(port: number): Socket {
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
	// A line may also break between two exchanges, when there is no other listener.
	return socket.on('error', () => {});
}
