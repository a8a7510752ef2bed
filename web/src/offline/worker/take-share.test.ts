import { expect, test } from 'vitest';
import { takeSharedPicture } from '../../picture-reading/shared-picture.ts';
import { takeShare } from './take-share.ts';

/** Caches in memory, as far as a share uses them. */
function memoryCaches() {
	const cached = new Map<string, Map<string, Response>>();
	const storage = {
		open: async (name: string) => {
			const cache = cached.get(name) ?? new Map<string, Response>();
			cached.set(name, cache);
			return { put: async (key: string, response: Response) => void cache.set(key, response) };
		},
		match: async (key: string, { cacheName = '' } = {}) => cached.get(cacheName)?.get(key),
		delete: async (name: string) => cached.delete(name),
	};
	return { cached, storage: storage as unknown as CacheStorage };
}

function share(fields: Readonly<Record<string, string | File>>): Request {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	return new Request('https://sverka.example/share', { method: 'POST', body });
}

test('a shared picture is read on the home page, and lies nowhere once it was taken', async () => {
	const { cached, storage } = memoryCaches();
	const picture = new File(['jpeg'], 'vin.jpg', { type: 'image/jpeg' });
	const reply = await takeShare(share({ picture, text: 'Продаю' }), storage);
	expect([reply.status, reply.headers.get('location')]).toEqual([303, '/#shared-picture']);
	const taken = await takeSharedPicture(storage);
	expect([await taken?.text(), taken?.type]).toEqual(['jpeg', 'image/jpeg']);
	expect(cached.size).toBe(0);
	expect(await takeSharedPicture(storage)).toBeNull();
});

test('a shared text goes on in the address', async () => {
	const { cached, storage } = memoryCaches();
	const text = 'Лада, VIN XTAGFL110KY700270';
	const reply = await takeShare(share({ text, picture: new File([], '') }), storage);
	const location = new URL(String(reply.headers.get('location')), 'https://sverka.example');
	expect([location.pathname, location.searchParams.get('text')]).toEqual(['/share', text]);
	expect(cached.size).toBe(0);
});
