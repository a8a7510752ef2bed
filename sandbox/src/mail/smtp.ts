import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { World } from '../world.ts';

/** The sandbox's mail server. */
export type RunningSmtp = { readonly port: number; close(): Promise<void> };

const SLOW_MS = 5_000;
const LARGEST_LETTER = 25 * 1024 * 1024;

type Refusal = Error & { responseCode: number };

function refusal(responseCode: number, words: string): Refusal {
	return Object.assign(new Error(words), { responseCode });
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of stream) parts.push(part as Buffer);
	return Buffer.concat(parts);
}

/** Starts a mail server that takes letters for everybody and sends them nowhere. 0 takes a free port. */
export async function startSmtp(world: World, port: number, host: string): Promise<RunningSmtp> {
	const { mail } = world;
	const cut = (session: SMTPServerSession) => {
		for (const connection of server.connections) {
			const { session: own, _socket: socket } = connection as unknown as {
				session: SMTPServerSession;
				_socket: { destroy(): void };
			};
			if (own?.id === session.id) socket.destroy();
		}
	};

	async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
		const raw = await read(stream);
		if (mail.mode === 'slow') await sleep(SLOW_MS * world.timeScale);
		await mail.inbox.add(
			raw,
			session.envelope.rcptTo.map(({ address }) => address),
			world.now(),
		);
		if (mail.mode === 'forgetful') cut(session);
	}

	const server = new SMTPServer({
		name: 'sandbox.example.org',
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		size: LARGEST_LETTER,
		disableReverseLookup: true,
		onConnect(session, done) {
			if (mail.mode === 'down') return cut(session);
			done();
		},
		onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
		onRcptTo(_address, _session, done) {
			if (mail.mode === 'refuse') return done(refusal(550, '5.1.1 User unknown'));
			if (mail.mode === 'busy') return done(refusal(451, '4.7.1 Try again later'));
			done();
		},
		onData(stream, session, done) {
			take(stream, session).then(
				() => done(),
				() => done(refusal(554, '5.6.0 Not understood')),
			);
		},
	});
	// A connection that its client breaks off is no trouble of ours.
	server.on('error', () => {});
	await new Promise<void>((resolve, reject) => {
		server.server.once('error', reject);
		server.listen(port, host, () => resolve());
	});
	return {
		port: (server.server.address() as AddressInfo).port,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const { _socket: socket } of server.connections as unknown as Set<{
					_socket: { destroy(): void };
				}>) {
					socket.destroy();
				}
			}),
	};
}
