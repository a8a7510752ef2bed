import { closedAddress, serveLocally } from '@avtosverka/registers/transport/testing/local-server';
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

test('a host that is away gives no photograph', async () => {
	expect(await createPhotos(testDeps()).at(`${await closedAddress()}/car.jpg`)).toBeNull();
});

test('a host that trickles for ever is left', async () => {
	await using host = await serveLocally((_request, response) => {
		response.write(JPEG);
		const trickle = setInterval(() => response.write(Buffer.alloc(10)), 20);
		response.on('close', () => clearInterval(trickle));
	});
	expect(await createPhotos(testDeps(), 200).at(`${host.url}/car.jpg`)).toBeNull();
});
