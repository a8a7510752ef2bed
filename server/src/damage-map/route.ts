import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { toPng } from '../drawing/png.ts';
import { createAddressLimit } from '../http/guards/address-limit.ts';
import { readInput } from '../http/input.ts';
import { etagOf } from '../http/replies/etag.ts';
import { type ImageBytes, sendImage } from '../http/replies/send-image.ts';
import { drawDamage } from './drawing.ts';
import { DamageMapQuery, readDamage } from './points.ts';

type Format = 'svg' | 'png';

const TYPES: Readonly<Record<Format, string>> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };
/** Twice the drawing's own width, for sharp screens. */
const PNG_WIDTH = 800;
const CACHE_BYTES = 16 * 1024 * 1024;

async function draw(format: Format, codes: readonly string[], legend: boolean): Promise<ImageBytes> {
	const svg = drawDamage(readDamage(codes), { legend, theme: format === 'svg' ? 'auto' : 'light' });
	const body = format === 'svg' ? Buffer.from(svg) : await toPng(svg, PNG_WIDTH);
	return { body, type: TYPES[format], etag: etagOf(body) };
}

/**
 * `GET /damage-map.svg?points=05,110` and `.png`: a car from above with its damaged places. No personal data
 * in it, so anybody's cache may hold it; drawing is limited per address, what is drawn already is not.
 */
export function registerDamageMap(app: FastifyInstance, { config, clock }: Deps): void {
	const limit = createAddressLimit(clock, config.limits.requestsPerMinute, 60);
	const drawn = new LRUCache<string, ImageBytes>({
		maxSize: CACHE_BYTES,
		sizeCalculation: ({ body }, key) => body.length + key.length,
	});
	/** Those that are being drawn: anyone who asks for one meanwhile waits for the same. */
	const drawing = new Map<string, Promise<ImageBytes>>();

	for (const format of ['svg', 'png'] as const) {
		app.get(`/damage-map.${format}`, async (request, reply) => {
			const { points, legend } = readInput(DamageMapQuery, request.query);
			const key = `${format}:${legend}:${points.join(',')}`;
			const known = drawn.get(key) ?? drawing.get(key);
			if (known) return sendImage(request, reply, await known);
			limit.count(request.ip);
			const underWay = draw(format, points, legend === 'on').finally(() => drawing.delete(key));
			drawing.set(key, underWay);
			const picture = await underWay;
			drawn.set(key, picture);
			return sendImage(request, reply, picture);
		});
	}
}
