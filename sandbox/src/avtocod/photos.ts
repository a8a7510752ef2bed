import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Pictures that reports point at, with their types; their origin stands beside them. */
const TYPES: Readonly<Record<string, string>> = {
	'black-suv.jpg': 'image/jpeg',
	'white-sedan.webp': 'image/webp',
};

/** `/images/…`: photographs on the supplier's own host. Unknown names are a 404, as after a removal. */
export function photoRoutes(app: FastifyInstance): void {
	app.get('/images/:name', async (request, reply) => {
		const { name } = request.params as { name: string };
		const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
		if (type === undefined) return reply.code(404).type('text/html').send('<h1>404 Not Found</h1>');
		return reply.type(type).send(readFileSync(new URL(`./photos/${name}`, import.meta.url)));
	});
}
