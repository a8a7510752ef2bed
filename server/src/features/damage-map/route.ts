import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { createAddressLimit } from '../../http/address-limit.ts';
import { BARE_POLICY } from '../../http/content-policy.ts';
import { readInput } from '../../http/input.ts';
import { drawDamage } from './drawing.ts';
import { toPng } from './png.ts';
import { DamageMapQuery, readDamage } from './points.ts';

type Format = 'svg' | 'png';
type Picture = { readonly body: Buffer; readonly etag: string };

const TYPES: Readonly<Record<Format, string>> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };
const CACHE_BYTES = 16 * 1024 * 1024;

async function draw(format: Format, codes: readonly string[], legend: boolean): Promise<Picture> {
	const svg = drawDamage(readDamage(codes), { legend, theme: format === 'svg' ? 'auto' : 'light' });
	const body = format === 'svg' ? Buffer.from(svg) : await toPng(svg);
	return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function send(
	request: FastifyRequest,
	reply: FastifyReply,
	format: Format,
	{ body, etag }: Picture,
): FastifyReply {
	reply.header('cache-control', 'public, max-age=86400').header('etag', etag);
	reply.header('content-security-policy', BARE_POLICY);
	const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	if (known?.includes(etag)) return reply.code(304).send();
	return reply.type(TYPES[format]).send(body);
}

/**
 * `GET /damage-map.svg?points=05,110` and `.png`: a car from above with its damaged places. No personal data in it,
 * so anybody's cache may hold it; drawing is limited per address, what is drawn already is not.
 */
export function registerDamageMap(app: FastifyInstance, { config, clock }: Deps): void {
	const limit = createAddressLimit(clock, config.limits.requestsPerMinute, 60);
	const drawn = new LRUCache<string, Picture>({
		maxSize: CACHE_BYTES,
		sizeCalculation: ({ body }, key) => body.length + key.length,
	});
	/** Those that are being drawn: whoever asks for one meanwhile waits for the same. */
	const drawing = new Map<string, Promise<Picture>>();

	for (const format of ['svg', 'png'] as const) {
		app.get(`/damage-map.${format}`, async (request, reply) => {
			const { points, legend } = readInput(DamageMapQuery, request.query);
			const key = `${format}:${legend}:${points.join(',')}`;
			const known = drawn.get(key) ?? drawing.get(key);
			if (known) return send(request, reply, format, await known);
			limit.count(request.ip);
			const underWay = draw(format, points, legend === 'on').finally(() => drawing.delete(key));
			drawing.set(key, underWay);
			const picture = await underWay;
			drawn.set(key, picture);
			return send(request, reply, format, picture);
		});
	}
}
