import { solveMany } from '@avtosverka/harness/solve';
import { MARKER } from '../bench/load.ts';
import type { JsonSchema } from './from-schema.ts';
import type { Operation, Target } from './requests.ts';

type OperationDescription = {
	readonly parameters?: Operation['parameters'];
	readonly requestBody?: {
		readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
	};
};

/** Addresses that no page leads to. */
const BESIDE_PAGES = [
	...['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml', '/v1/openapi.json', '/v1', '/v1/'],
	...[
		'/damage-map.svg',
		'/damage-map.png',
		'/car-photo/',
		'/car-photo/XTA21144094786239',
		'/assets/',
		'/testIndex',
		'/testChecks',
		'/testError',
		'/checks/',
	],
];

/** Looks round a running site: its endpoints from OpenAPI, its pages and files from what its pages name. */
export async function inspectTarget(url: string, solved: number): Promise<Target> {
	const { paths } = (await (await fetch(`${url}/v1/openapi.json`)).json()) as {
		paths: Record<string, Record<string, OperationDescription>>;
	};
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
			method: method.toUpperCase(),
			path,
			parameters,
			body: requestBody?.content['application/json'].schema ?? null,
		})),
	);
	const pages = await Promise.all(['/', '/sources'].map(async (page) => (await fetch(url + page)).text()));
	const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
	const named = pages.flatMap((html) => [...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)]);
	const mapped = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)/g)];
	const addresses = [...new Set([...named, ...mapped].map(([, address]) => address ?? '/')), ...BESIDE_PAGES];
	if (operations.length < 10 || addresses.length < 20) throw new Error('the site shows too little of itself');
	const values = await solvedValues(url, solved);
	return { operations, addresses, ...values };
}

/** Bot-protection values that pass, where the site asks for them. */
async function solvedValues(url: string, count: number): Promise<Pick<Target, 'solved' | 'cookie'>> {
	const reply = await fetch(`${url}/v1/protection/check`, { headers: MARKER });
	const { kind } = (await reply.json()) as { kind: string };
	if (kind !== 'altcha') return { solved: [], cookie: '' };
	const { values, cookie } = await solveMany(url, 'check', count);
	return { solved: values, cookie };
}
