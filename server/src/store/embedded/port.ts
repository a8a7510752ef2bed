import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** The port of the last start if it is free, else any free one, remembered for the next start. */
export async function choosePort(place: string): Promise<number> {
	const path = join(place, 'port');
	const remembered = Number(await readFile(path, 'utf8').catch(() => '0'));
	const port = (await freePort(remembered)) ?? (await freePort(0));
	if (port === null) throw new Error('No free port on 127.0.0.1');
	await writeFile(path, String(port));
	return port;
}

function freePort(wanted: number): Promise<number | null> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(null));
		server.listen({ host: '127.0.0.1', port: wanted, exclusive: true }, () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});
}
