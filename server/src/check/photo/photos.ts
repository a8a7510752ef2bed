import { createTransport } from '@avtosverka/registers/transport/transport';
import { LRUCache } from 'lru-cache';
import type { CallObserver } from '../../call-observer.ts';
import type { Deps } from '../../deps.ts';
import { etagOf } from '../../http/replies/etag.ts';
import { serviceRequestPolicy } from '../../service-request-policy.ts';
import { type ImageType, imageTypeOf } from './image-type.ts';

/** A photograph as it is served. */
export type Photo = { readonly body: Uint8Array; readonly type: ImageType; readonly etag: string };

/** Photographs of suppliers, each fetched once. */
export type Photos = {
	at(address: string): Promise<Photo | null>;
};

const CACHE_BYTES = 64 * 1024 * 1024;
const SERVES_MS = 24 * 60 * 60 * 1000;
const FAILURE_SERVES_MS = 60 * 1000;
/** The page stands without it meanwhile. */
const PATIENCE_MS = 6_000;
const FAILED = 'failed';

/** Fetches photographs through their own transport: a slow image host must not block its supplier. */
export function createPhotos(
	{ clock, calls }: Pick<Deps, 'clock'> & { readonly calls: CallObserver },
	patienceMs: number = PATIENCE_MS,
): Photos {
	const transport = createTransport(
		serviceRequestPolicy({ supplier: 'photo', atOnce: 8, queue: 200 }, patienceMs),
		{ now: () => clock.now(), ...calls },
	);

	async function fetchPhoto(url: string): Promise<Photo | null> {
		const result = await transport.send({
			method: 'GET',
			url,
			headers: { accept: 'image/webp,image/jpeg,image/png' },
			repeatable: true,
			signal: AbortSignal.timeout(patienceMs),
		});
		if (!result.ok || result.reply.status !== 200) return null;
		const { body } = result.reply;
		const type = imageTypeOf(body);
		if (type === null) return null;
		return { body, type, etag: etagOf(body) };
	}

	const cache = new LRUCache<string, Photo | typeof FAILED>({
		maxSize: CACHE_BYTES,
		sizeCalculation: (photo, address) => address.length + (photo === FAILED ? 0 : photo.body.length),
		ttl: SERVES_MS,
		perf: { now: () => clock.now().getTime() },
		ttlResolution: 0,
		fetchMethod: async (address, _old, { options }) => {
			const photo = await fetchPhoto(address);
			if (photo !== null) return photo;
			options.ttl = FAILURE_SERVES_MS;
			return FAILED;
		},
	});

	return {
		async at(address) {
			const photo = await cache.fetch(address);
			return photo === undefined || photo === FAILED ? null : photo;
		},
	};
}
