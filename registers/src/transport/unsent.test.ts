import { expect, test } from 'vitest';
import { hastyPolicy } from './testing/hasty.ts';
import { closedAddress, serveLocally } from './testing/local-server.ts';
import { createTransport } from './transport.ts';

const send = (url: string) => {
	const transport = createTransport({ ...hastyPolicy({}), supplier: 'test' }, { now: () => new Date() });
	const { signal } = new AbortController();
	return transport.send({ method: 'GET', url, repeatable: false, signal });
};

test('a request for which no connection came about is known to be unsent', async () => {
	expect(await send(await closedAddress())).toMatchObject({ ok: false, unsent: true });
});

test('a request whose connection broke may have arrived', async () => {
	await using server = await serveLocally((request) => request.socket.destroy());
	const result = await send(server.url);
	expect(result).toMatchObject({ ok: false, problem: 'connection' });
	expect(result).not.toHaveProperty('unsent');
});
