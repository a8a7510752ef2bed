import type { Endpoint } from '@avtosverka/contract/endpoint';
import { Problem } from '@avtosverka/contract/problem';
import {
	CAPTCHA_TOKEN_HEADER,
	CAPTCHA_WORD,
	CAPTCHA_WORD_HEADER,
} from '@avtosverka/contract/vocabulary/captcha';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CHALLENGE_TOKEN } from './challenge-headers.ts';
import { VISITOR_HEADER } from './guards/visitor.ts';

type JsonSchema = { readonly [key: string]: unknown };

const PROBLEM_STATUSES: Readonly<Record<string, string>> = {
	400: 'Запрос не удалось прочитать',
	403: 'Проверка от роботов не пройдена',
	429: 'Слишком много запросов',
	500: 'Ошибка на нашей стороне',
	503: 'Наше хранилище не отвечает',
};

/** A schema as others must write it: what comes in before transforms, so that a VIN is a string. */
function toJsonSchema(schema: z.ZodType): JsonSchema {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
	return rest;
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType) {
	const { properties = {}, required = [] } = toJsonSchema(schema) as {
		properties?: Record<string, JsonSchema>;
		required?: readonly string[];
	};
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: place,
		required: place === 'path' || required.includes(name),
		schema: property,
	}));
}

const HEADERS = [
	{ name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } },
	{
		name: VISITOR_HEADER,
		in: 'header',
		required: false,
		schema: { type: 'string', pattern: '^[\\w-]{22}$' },
	},
];

const PICTURE_HEADERS = [
	{
		name: CAPTCHA_TOKEN_HEADER,
		in: 'header',
		required: false,
		description: 'meta.challenge.token отказа, в котором пришла картинка; годен только этому посетителю',
		schema: { type: 'string', pattern: CHALLENGE_TOKEN.source },
	},
	{
		name: CAPTCHA_WORD_HEADER,
		in: 'header',
		required: false,
		description: 'Цифры с картинки; пробелы между ними не мешают',
		schema: { type: 'string', pattern: CAPTCHA_WORD.source },
	},
];

function json(schema: JsonSchema) {
	return { 'application/json': { schema } };
}

/** The access token where it may be a bearer; in a body, a path or a query it is a field like any other. */
const SECURITY_SCHEMES = {
	bearer: { type: 'http', scheme: 'bearer', description: 'Токен доступа из входа; 43 знака base64url' },
};

/** An empty requirement says that it also works without: signed out, or with the token in its other place. */
function describeSecurity({ session }: Endpoint) {
	if (session === undefined || session.from === 'body') return {};
	const isOnlyWay = session.from === 'header' && session.needed === true;
	return { security: isOnlyWay ? [{ bearer: [] }] : [{}, { bearer: [] }] };
}

function describeReplies(endpoint: Endpoint) {
	const statuses = {
		...PROBLEM_STATUSES,
		...(endpoint.session?.needed && { 401: 'Никто не вошёл' }),
		...(endpoint.paid && { 402: 'Нет оплаченных запросов' }),
	};
	const problems = Object.entries(statuses).map(([status, description]) => [
		status,
		{ description, content: json({ $ref: '#/components/schemas/Problem' }) },
	]);
	const content = endpoint.file
		? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
		: json(toJsonSchema(endpoint.reply));
	const served = { description: 'Ответ', content };
	return { 200: served, ...Object.fromEntries(problems) };
}

function describeOperation(endpoint: Endpoint) {
	return {
		operationId: endpoint.name,
		summary: endpoint.summary,
		parameters: [
			...parametersIn('path', endpoint.params),
			...parametersIn('query', endpoint.query),
			...HEADERS,
			...(endpoint.pictures ? PICTURE_HEADERS : []),
		],
		...(endpoint.method === 'POST' && { requestBody: { content: json(toJsonSchema(endpoint.body)) } }),
		...describeSecurity(endpoint),
		responses: describeReplies(endpoint),
	};
}

/** The OpenAPI 3.1 document of all endpoints that were served. */
export function describeApi(endpoints: readonly Endpoint[]) {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const endpoint of endpoints) {
		const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
		paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
	}
	return {
		openapi: '3.1.0',
		info: { title: 'Автосверка', version: '1', description: 'Проверка автомобиля по VIN и госномеру' },
		paths,
		components: { schemas: { Problem: toJsonSchema(Problem) }, securitySchemes: SECURITY_SCHEMES },
	};
}

/** `GET /v1/openapi.json`; needs neither the marker header nor a bot-protection value. */
export function serveOpenApi(app: FastifyInstance): void {
	let document: string | null = null;
	app.get('/v1/openapi.json', async (_request, reply) => {
		document ??= JSON.stringify(describeApi(app.served.endpoints));
		reply.header('cache-control', 'no-store');
		return reply.type('application/json; charset=utf-8').send(document);
	});
}
