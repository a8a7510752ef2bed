import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import type { ReceivedLetter } from './inbox.ts';
import { inboxPage, letterPage } from './page.ts';
import { isMailMode } from './play.ts';

type LetterRoute = { Params: { id: string; file?: string } };

const PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
/** A letter is somebody else's HTML: nothing of it runs, loads or leads anywhere by itself. */
const LETTER = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const SAFE_NAME = /[^\w.-]+/g;

/**
 * The inbox as a person reads it (`/mail`), and as a test does: `GET /_control/mail` has every letter, the
 * newest first, with each attachment's address; `POST /_control/mail` with `{ mode }` says what becomes of
 * letters.
 */
export async function mailRoutes(app: FastifyInstance, { mail }: World): Promise<void> {
	const { inbox } = mail;
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	const letterOf = ({ id }: { id: string }) => inbox.find(Number(id));

	app.get('/mail', async (_request, reply) => sendPage(reply, inboxPage(inbox.all())));

	app.get<LetterRoute>('/mail/:id', async ({ params }, reply) => {
		const letter = letterOf(params);
		return letter ? sendPage(reply, letterPage(letter)) : missing(reply);
	});

	app.get<LetterRoute>('/mail/:id/html', async ({ params }, reply) => {
		const letter = letterOf(params);
		if (!letter?.html) return missing(reply);
		return reply
			.type('text/html; charset=utf-8')
			.header('content-security-policy', LETTER)
			.header('cache-control', 'no-store')
			.send(letter.html);
	});

	app.get<LetterRoute>('/mail/:id/files/:file', async ({ params }, reply) => {
		const file = letterOf(params)?.files[Number(params.file)];
		if (!file) return missing(reply);
		return reply
			.type(file.type)
			.header('content-disposition', `attachment; filename="${file.name.replace(SAFE_NAME, '_')}"`)
			.header('x-content-type-options', 'nosniff')
			.header('content-security-policy', LETTER)
			.send(file.bytes);
	});

	app.get('/_control/mail', async () => ({ mode: mail.mode, letters: inbox.all().map(letterReply) }));

	app.post('/_control/mail', async (request, reply) => {
		const { mode } = (request.body ?? {}) as Record<string, unknown>;
		if (!isMailMode(mode)) return reply.code(400).send({ message: 'Так почта не умеет' });
		mail.mode = mode;
		const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
		return isForm ? reply.redirect('/', 303) : { mode };
	});
}

function letterReply({ id, to, from, subject, messageId, text, html, files }: ReceivedLetter): object {
	const attached = files.map(({ name, type, bytes }, index) => ({
		name,
		type,
		size: bytes.length,
		path: `/mail/${id}/files/${index}`,
	}));
	return { id, to, from, subject, messageId, text, html, files: attached };
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
	return reply
		.type('text/html; charset=utf-8')
		.header('content-security-policy', PAGE)
		.header('cache-control', 'no-store')
		.send(page);
}

function missing(reply: FastifyReply): FastifyReply {
	return reply.code(404).send({ message: 'Такого письма нет' });
}
