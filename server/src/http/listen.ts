import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../start-error.ts';

type Place = { readonly host: string; readonly port: number };

/** What a person can do about a place that cannot be listened at; other errors come back as they are. */
function explain(error: unknown, { host, port }: Place): unknown {
	switch ((error as NodeJS.ErrnoException).code) {
		case 'EADDRINUSE':
			return new StartError(
				`Порт ${port} занят: остановите то, что на нём работает, или задайте другой PORT.`,
			);
		case 'EACCES':
			return new StartError(`Порт ${port} открыть не разрешено: задайте другой PORT.`);
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return new StartError(`Адреса ${host} у этой машины нет: исправьте HOST.`);
		default:
			return error;
	}
}

/** A port that the system chooses, so that the address is known before the pages. Throws StartError. */
export async function findFreePort(host: string): Promise<number> {
	const probe = createServer();
	try {
		await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve));
	} catch (error) {
		throw explain(error, { host, port: 0 });
	}
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	if (typeof address !== 'object' || address === null) throw new Error('a listening socket has no address');
	return address.port;
}

/** Begins to take requests; throws StartError where the port is taken or forbidden. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
	try {
		await app.listen({ host, port, listenTextResolver: () => 'listening' });
	} catch (error) {
		throw explain(error, { host, port });
	}
}
