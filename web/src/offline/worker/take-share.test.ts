import { expect, test } from 'vitest';
import { takeSharedPicture } from '../../picture-reading/shared-picture.ts';
import { takeShare } from './take-share.ts';

/** Caches in memory, as far as a share uses them. */
function memoryCaches() {
	const kept = new Map<string, Map<string, Response>>();
	const storage = {
		open: async (name: string) => {
			const cache = kept.get(name) ?? new Map<string, Response>();
			kept.set(name, cache);
			return { put: async (key: string, response: Response) => void cache.set(key, response) };
		},
		match: async (key: string, { cacheName = '' } = {}) => kept.get(cacheName)?.get(key),
		delete: async (name: string) => kept.delete(name),
	};
	return { kept, storage: storage as unknown as CacheStorage };
}

function share(fields: Readonly<Record<string, string | File>>): Request {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	return new Request('https://sverka.example/share', { method: 'POST', body });
}

test('a shared picture is read on the home page, and lies nowhere once it was taken', async () => {
	const { kept, storage } = memoryCaches();
	const picture = new File(['jpeg'], 'vin.jpg', { type: 'image/jpeg' });
	const reply = await takeShare(share({ picture, text: 'Продаю' }), storage);
	expect([reply.status, reply.headers.get('location')]).toEqual([303, '/#shared-picture']);
	const taken = await takeSharedPicture(storage);
	expect([await taken?.text(), taken?.type]).toEqual(['jpeg', 'image/jpeg']);
	expect(kept.size).toBe(0);
	expect(await takeSharedPicture(storage)).toBeNull();
});

test('a shared text goes on in the address', async () => {
	const { kept, storage } = memoryCaches();
	const text = 'Лада, VIN XTAGFL110KY700270';
	const reply = await takeShare(share({ text, picture: new File([], '') }), storage);
	const location = new URL(String(reply.headers.get('location')), 'https://sverka.example');
	expect([location.pathname, location.searchParams.get('text')]).toEqual(['/share', text]);
	expect(kept.size).toBe(0);
});
