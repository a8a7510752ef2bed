/** Where the service worker lays a picture that was shared to the installed application. */
const CACHE = 'shared-picture';
const KEY = '/shared-picture';

/** The end of the home page's address on which such a picture is read; no server sees it. */
export const SHARED_PICTURE_HASH = '#shared-picture';

/** Lays a picture down until the page takes it; one that was never taken gives way. */
export async function leaveSharedPicture(picture: File, storage: CacheStorage = caches): Promise<void> {
	const cache = await storage.open(CACHE);
	await cache.put(KEY, new Response(picture, { headers: { 'content-type': picture.type } }));
}

/** Takes the picture that was laid down, which is then nowhere else; null where there is none. */
export async function takeSharedPicture(storage: CacheStorage = caches): Promise<File | null> {
	const left = await storage.match(KEY, { cacheName: CACHE });
	const picture = left === undefined ? null : await left.blob();
	await storage.delete(CACHE);
	return picture === null ? null : new File([picture], 'shared', { type: picture.type });
}
