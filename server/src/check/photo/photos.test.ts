import { closedAddress, serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import type { TransportEvent } from '@avtosverka/registers/transport/transport';
import { expect, test } from 'vitest';
import { testDeps } from '../../testing/test-deps.ts';
import { createPhotos } from './photos.ts';
import { JPEG } from './testing/pictures.ts';

test('a host that hangs does not keep a page waiting for its photograph', async () => {
	await using host = await serveLocally(() => {});
	const startedAt = performance.now();
	expect(await createPhotos(testDeps(), 200).at(`${host.url}/car.jpg`)).toBeNull();
	expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('a host that is away gives no photograph, and whoever hears of calls hears of that', async () => {
	const ended: string[] = [];
	const onEvent = ({ supplier, outcome }: TransportEvent) => void ended.push(`${supplier} ${outcome}`);
	const deps = testDeps({ calls: { onEvent, onBreaker: () => {}, onQueue: () => {} } });
	expect(await createPhotos(deps).at(`${await closedAddress()}/car.jpg`)).toBeNull();
	expect(ended).toEqual(['photo connection']);
});

test('a host that trickles for ever is left', async () => {
	await using host = await serveLocally((_request, response) => {
		response.write(JPEG);
		const trickle = setInterval(() => response.write(Buffer.alloc(10)), 20);
		response.on('close', () => clearInterval(trickle));
	});
	expect(await createPhotos(testDeps(), 200).at(`${host.url}/car.jpg`)).toBeNull();
});
