import { deleteAccount, getUser } from '@avtosverka/contract/accounts';
import { getPayments } from '@avtosverka/contract/cabinet';
import { getBase, sectionEndpoint } from '@avtosverka/contract/check/endpoints';
import { checkPayment, createPayment, getPaidRequest } from '@avtosverka/contract/payments';
import { getVinByPlate } from '@avtosverka/contract/plate';
import { getProtection } from '@avtosverka/contract/protection';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { describe, expect, test } from 'vitest';
import { testDeps } from '../testing/test-deps.ts';
import { describeApi, serveOpenApi } from './openapi.ts';
import { createBareApp } from './testing/served-app.ts';

const endpoints = [
	getBase,
	...SECTIONS.map(sectionEndpoint),
	getVinByPlate,
	getPaidRequest,
	getProtection,
	getUser,
	deleteAccount,
	getPayments,
	createPayment,
	checkPayment,
];

type Document = {
	openapi: string;
	paths: Record<
		string,
		Record<
			string,
			{
				operationId: string;
				security?: Record<string, string[]>[];
				parameters: { name: string; in: string; required: boolean; schema: object }[];
				responses: Record<
					string,
					{ description: string; content: Record<string, { schema: Record<string, unknown> }> }
				>;
			}
		>
	>;
	components: {
		schemas: Record<string, { properties: Record<string, unknown> }>;
		securitySchemes: Record<string, object>;
	};
};
const document = JSON.parse(JSON.stringify(describeApi(endpoints))) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
	test('is of version 3.1 and names every endpoint once', () => {
		expect(document.openapi).toBe('3.1.0');
		const names = operations.map(({ operation }) => operation.operationId);
		expect(names.sort()).toEqual(endpoints.map(({ name }) => name).sort());
	});

	test.each(operations)('$method $path has its parameters', ({ path, operation }) => {
		const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
		expect(inPath.map(({ name }) => name).sort()).toEqual(
			[...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort(),
		);
		expect(inPath.every(({ required }) => required)).toBe(true);
		expect(operation.parameters).toContainEqual(
			expect.objectContaining({ name: 'X-Requested-With', in: 'header' }),
		);
	});

	test.each(operations)('$method $path has its replies', ({ operation }) => {
		const own: Readonly<Record<string, string[]>> = {
			getPayments: ['401'],
			getPaidRequest: ['401', '402'],
			createPayment: ['401'],
			deleteAccount: ['401'],
		};
		const needed = own[operation.operationId] ?? [];
		expect(Object.keys(operation.responses).sort()).toEqual(
			['200', '400', ...needed, '403', '429', '500', '503'].sort(),
		);
		const schema = operation.responses['200']!.content['application/json']!.schema;
		// A reply of several kinds lists each of them.
		const kinds = (schema.oneOf ?? [schema]) as readonly { type?: unknown }[];
		expect(new Set(kinds.map(({ type }) => type))).toEqual(new Set(['object']));
		expect(operation.responses['400']!.content['application/json']!.schema).toEqual({
			$ref: '#/components/schemas/Problem',
		});
	});

	test('refers to nothing that is not there', () => {
		const text = JSON.stringify(document);
		const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
			(match) => match[1]!,
		);
		expect(references.every((name) => name in document.components.schemas)).toBe(true);
		expect(text).not.toContain('"$ref":"#/$defs');
		expect(Object.keys(document.components.schemas.Problem!.properties).sort()).toEqual([
			'code',
			'field',
			'message',
			'request_id',
			'success',
		]);
	});

	test('names the headers for a picture where one may be shown, and only there', () => {
		const named = operations.filter(({ operation }) =>
			['X-Captcha-Token', 'X-Captcha-Word'].every((header) =>
				operation.parameters.some(({ name, required }) => name === header && !required),
			),
		);
		expect(named.map(({ operation }) => operation.operationId).sort()).toEqual([...SECTIONS].sort());
	});

	test('says where a bearer is understood, and which calls do without one', () => {
		expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
		const secured = operations.filter(({ operation }) => operation.security !== undefined);
		const rules = secured.map(({ operation: { operationId, security } }) => [operationId, security]);
		const optional = [{}, { bearer: [] }];
		expect(Object.fromEntries(rules)).toEqual({
			getUser: optional,
			deleteAccount: [{ bearer: [] }],
			createPayment: optional,
			checkPayment: optional,
			getPaidRequest: optional,
		});
	});

	test('requires a bearer where somebody has to be signed in', () => {
		const session = { from: 'header', needed: true } as const;
		const { paths } = describeApi([{ ...getUser, session }]);
		expect(paths['/v1/user']?.get).toMatchObject({ security: [{ bearer: [] }] });
	});

	test('says of a section what it answers', () => {
		const dtp = document.paths['/v1/gibdd/{vin}/dtp/{token}']!.get!;
		const schema = dtp.responses['200']!.content['application/json']!.schema as {
			properties: { meta: { properties: object }; data: object };
		};
		expect(Object.keys(schema.properties)).toEqual(['success', 'message', 'data', 'meta']);
		expect(Object.keys(schema.properties.meta.properties)).toContain('state');
		expect(JSON.stringify(schema.properties.data)).toContain('DamagePoints');
	});
});

test('is served without the marker header', async () => {
	const app = createBareApp(testDeps());
	serveOpenApi(app);
	const reply = await app.inject({ url: '/v1/openapi.json' });
	expect(reply.statusCode).toBe(200);
	expect(reply.headers['cache-control']).toBe('no-store');
	expect(reply.json().openapi).toBe('3.1.0');
});
