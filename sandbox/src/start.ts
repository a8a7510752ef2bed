import { createApp } from './app.ts';
import { startSmtp } from './mail/smtp.ts';
import { createWorld } from './world.ts';

export type SandboxOptions = {
	/** 0 takes a free port. */
	readonly port: number;
	/** The mail server's; default 0, a free one. */
	readonly smtpPort?: number;
	/** Default 127.0.0.1. */
	readonly host?: string;
	/** Where the dashboard's links lead; default http://localhost:3000. */
	readonly siteUrl?: string;
	/** Logs every call; default off. */
	readonly logger?: boolean;
	/** Multiplies the delays of suppliers: 1 is usual, 0 answers at once. */
	readonly timeScale?: number;
	/** Milliseconds that every call to a supplier takes at least; for benches. Default 0. */
	readonly latencyMs?: number;
	/** The sandbox's clock; default the machine's. */
	readonly now?: () => Date;
};

export type RunningSandbox = {
	/** Address without a slash at its end. */
	readonly url: string;
	readonly port: number;
	/** Address of the mail server, `smtp://…`. */
	readonly smtpUrl: string;
	/** Ends the sandbox; calls that hang are cut off. */
	close(): Promise<void>;
};

/** Starts the outside world on this machine. A taken port fails with the error code EADDRINUSE. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
	const { port, host = '127.0.0.1', siteUrl = 'http://localhost:3000', logger = false } = options;
	const world = createWorld(options);
	const app = createApp(world, { siteUrl, logger: logger && process.stdout });
	await app.listen({ port, host });
	const address = app.server.address();
	const taken = typeof address === 'object' && address ? address.port : port;
	const smtp = await startSmtp(world, options.smtpPort ?? 0, host).catch(async (error: Error) => {
		await app.close();
		throw error;
	});
	const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
	const node = named.includes(':') ? `[${named}]` : named;
	const url = `http://${node}:${taken}`;
	world.origin = url;
	const smtpUrl = `smtp://${node}:${smtp.port}`;
	return {
		url,
		port: taken,
		smtpUrl,
		async close() {
			await Promise.all([app.close(), smtp.close()]);
		},
	};
}
