import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below ip_local_port_range: an outgoing connection may take a port of it before the program starts. */
const PORTS = { from: 20_000, to: 32_000 };
const given = new Set<number>();

/** A free port for a program that has to be given one; this process gets each port once. */
export async function freePort(): Promise<number> {
	const port = randomInt(PORTS.from, PORTS.to);
	if (given.has(port) || !(await isFree(port))) return freePort();
	given.add(port);
	return port;
}

function isFree(port: number): Promise<boolean> {
	const probe = createServer();
	return new Promise((resolve) => {
		probe.once('error', () => resolve(false));
		// Without a host: the port has to be free for IPv4 and IPv6.
		probe.listen(port, () => probe.close(() => resolve(true)));
	});
}
