import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that Linux gives to outgoing connections (ip_local_port_range): hundreds come and go between
 * the choice of a port and the start of its program.
 */
const PORTS = { from: 20_000, to: 32_000 };
const given = new Set<number>();

/** A port of loopback for a program that has to be told one; this process is given none twice. */
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
		// Without a host, so that neither family of addresses has it taken.
		probe.listen(port, () => probe.close(() => resolve(true)));
	});
}
