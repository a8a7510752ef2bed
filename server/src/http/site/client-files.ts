import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { dropDocumentHeaders } from '../replies/common-headers.ts';
import { PICTURE_READER_POLICY } from '../replies/content-policy.ts';
import { RequestProblem } from '../replies/request-problem.ts';

const PRE_COMPRESSED = ['**/*.br', '**/*.gz'];

/** A worker keeps its name from version to version: anyone who asks for it must get the newest. */
const ASKED_EACH_TIME = 'sw.js';

/** The worker that reads pictures has a policy of its own: nothing else may compile WebAssembly. */
const PICTURE_READER = 'picture-reader.worker-';

/**
 * Files for the browser: those under /assets have their content's hash in their name and never change, and
 * none of them is a document; the few others are asked for again after an hour, the worker each time. Each
 * file is a route of its own, so that no address can reach another.
 */
export async function serveClientFiles(app: FastifyInstance, folder: string): Promise<void> {
	const common = { wildcard: false, preCompressed: true, index: false } as const;
	await app.register(fastifyStatic, {
		...common,
		root: join(folder, 'assets'),
		prefix: '/assets/',
		globIgnore: PRE_COMPRESSED,
		immutable: true,
		maxAge: '365d',
		setHeaders(reply, path) {
			dropDocumentHeaders(reply);
			if (basename(path).startsWith(PICTURE_READER))
				reply.header('content-security-policy', PICTURE_READER_POLICY);
		},
	});
	await app.register(fastifyStatic, {
		...common,
		root: folder,
		decorateReply: false,
		globIgnore: [...PRE_COMPRESSED, 'assets/**', '.vite/**'],
		maxAge: '1h',
		setHeaders(reply, path) {
			if (basename(path).replace(/\.(br|gz)$/, '') === ASKED_EACH_TIME)
				reply.header('cache-control', 'no-cache');
		},
	});
	app.get('/assets/*', async () => {
		throw new RequestProblem(404, 'not-found', 'Такого файла нет.');
	});
}
