import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../http/replies/request-problem.ts';

/** More than the form has, in fields and in bytes; no file belongs to it. */
const LIMITS = {
	fields: 12,
	fieldNameSize: 64,
	fieldSize: 4096,
	files: 0,
	fileSize: 1,
	parts: 12,
	headerPairs: 16,
};

/** Lets this scope take the forms that the specification's page sends; elsewhere a body is JSON. */
export async function understandForms(scope: FastifyInstance): Promise<void> {
	await scope.register(multipart, { attachFieldsToBody: 'keyValues', limits: LIMITS });
	scope.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string', bodyLimit: 16 * 1024 },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	// A form that is cut off or has no boundary is its sender's mistake; the parser says so without a status.
	scope.setErrorHandler((error: Error & { statusCode?: number }, request) => {
		const isUnread = request.isMultipart() && (request.body === undefined || request.body === null);
		if (!isUnread || error.statusCode !== undefined) throw error;
		throw new RequestProblem(400, 'bad-input', 'Форму не удалось прочитать.');
	});
}
