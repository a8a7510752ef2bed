import fc, { type Arbitrary } from 'fast-check';
import { fromSchema, type JsonSchema } from './from-schema.ts';
import { FITTING, headerText, hostile, inOneLine, strangeBody, WORDS, written } from './hostile.ts';
import { HEADER_NAMES, METHODS, USUAL } from './http-words.ts';
import { type FuzzRequest, type Header, pack, type RequestParts } from './packed-request.ts';
import { rawRequests } from './raw-requests.ts';

/** What there is to ask: taken from the running site, so that new routes are in it by themselves. */
export type Target = {
	readonly operations: readonly Operation[];
	/** Addresses of pages and files. */
	readonly addresses: readonly string[];
	/** Bot-protection values that pass once. */
	readonly solved: readonly string[];
	/** Headers of a visitor who has been here before. */
	readonly cookie: string;
};

/** One endpoint as OpenAPI describes it. */
export type Operation = {
	readonly method: string;
	readonly path: string;
	readonly parameters: readonly { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
	readonly body: JsonSchema | null;
};

/** Requests over everything there is, and over what there is not. */
export function requests(target: Target): Arbitrary<FuzzRequest> {
	const word = fc.oneof(
		{ weight: 5, arbitrary: fc.constantFrom(...WORDS) },
		{ weight: 4, arbitrary: hostile },
	);
	const operations = target.operations.map((operation) => callOf(operation, word, target.solved));
	return fc.oneof(
		{ weight: 60, arbitrary: wellFormed(fc.oneof(...operations), target.cookie) },
		{ weight: 25, arbitrary: wellFormed(visitOf(target.addresses, word), target.cookie) },
		{ weight: 15, arbitrary: rawRequests(target.operations.map(({ path }) => path)) },
	);
}

/** A request without what is sent with everything; `fitting` is a body that its endpoint wants. */
type Asking = Pick<RequestParts, 'route' | 'method' | 'address' | 'headers'> & {
	readonly fitting: Buffer | null;
};

function callOf(operation: Operation, word: Arbitrary<string>, solved: readonly string[]): Arbitrary<Asking> {
	const valueFor = ({ name, schema }: Operation['parameters'][number]) => {
		const fitting = [...(FITTING[name] ?? []), ...(name === 'token' ? solved : [])];
		const known = fitting.length > 0 ? fc.constantFrom(...fitting) : fromSchema(schema).map(String);
		return fc.oneof(
			{ weight: 7, arbitrary: known },
			{ weight: 1, arbitrary: fromSchema(schema).map(String) },
			{
				weight: 3,
				arbitrary: word,
			},
		);
	};
	const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
	const path = fc.tuple(...of('path').map((parameter) => written(valueFor(parameter))));
	const query = fc.tuple(...of('query').map((parameter) => written(valueFor(parameter))));
	const headers = fc.tuple(
		...of('header').map(({ name, schema }) =>
			sometimes(
				name === 'X-Requested-With' ? 0.95 : 0.3,
				fromSchema(schema).map((value): Header => [name, inOneLine(String(value))]),
			),
		),
	);
	const body: Arbitrary<Buffer | null> = operation.body
		? fromSchema(operation.body).map((value) => Buffer.from(JSON.stringify(value) ?? ''))
		: fc.constant(null);
	const method = fc.oneof(
		{ weight: 9, arbitrary: fc.constant(operation.method) },
		{ weight: 1, arbitrary: fc.constantFrom(...METHODS) },
	);
	const more = sometimes(0.15, written(word));
	return fc.record({ path, query, headers, body, method, more }).map((made) => {
		const values = [...made.path];
		const place = operation.path.replace(/\{\w+\}/g, () => values.shift() ?? '');
		const asked = of('query').map(({ name }, at) => `${name}=${made.query[at]}`);
		const question = [...asked, ...(made.more === null ? [] : [made.more])].join('&');
		return {
			route: operation.path,
			method: made.method,
			address: question === '' ? place : `${place}?${question}`,
			headers: made.headers.filter((header) => header !== null),
			fitting: made.method === operation.method ? made.body : null,
		};
	});
}

/** The value in about this part of the cases, else null. */
function sometimes<Value>(part: number, value: Arbitrary<Value>): Arbitrary<Value | null> {
	const weight = Math.round(part * 100);
	return fc.oneof({ weight, arbitrary: value }, { weight: 100 - weight, arbitrary: fc.constant(null) });
}

function visitOf(addresses: readonly string[], word: Arbitrary<string>): Arbitrary<Asking> {
	const tail = fc.oneof(
		fc.constant(''),
		written(word).map((text) => `?${text}`),
		fc
			.tuple(fc.constantFrom('points', 'legend', 'isFrame', '_routes', 'index'), written(word))
			.map(([name, text]) => `?${name}=${text}`),
		written(word).map((text) => `/${text}`),
		fc.constantFrom('.data', '.data?_routes=root', '/', '//', '?', '#', '.gz', '%00', '/..;/'),
	);
	const own = fc.tuple(fc.constantFrom(...addresses), tail).map(([address, more]) => ({
		route: address.startsWith('/assets/') ? '/assets/*' : address,
		address: address + more,
	}));
	const checks = fc.tuple(word, tail).map(([text, more]) => ({
		route: '/checks/*',
		address: `/checks/${encodeURIComponent(text.toWellFormed())}${more}`,
	}));
	const unknown = fc.array(written(word), { maxLength: 4 }).map((parts) => ({
		route: 'unknown',
		address: `/${parts.join('/')}`,
	}));
	return fc
		.tuple(fc.oneof(own, checks, unknown), fc.constantFrom(...METHODS))
		.map(([asked, method]) => ({ ...asked, method, headers: [], fitting: null }));
}

function wellFormed(asking: Arbitrary<Asking>, cookie: string): Arbitrary<FuzzRequest> {
	const odd = fc
		.tuple(fc.constantFrom(...HEADER_NAMES), headerText)
		.map(([name, value]): Header => [name, value]);
	const usual: readonly Header[] = cookie === '' ? USUAL : [...USUAL, ['Cookie', cookie], ['Cookie', cookie]];
	const headers = fc.array(
		fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, { weight: 2, arbitrary: odd }),
		{
			maxLength: 3,
		},
	);
	const strange = sometimes(0.15, strangeBody);
	return fc
		.record({ asking, headers, strange, chunked: fc.nat(9), spoilt: fc.nat(3) })
		.map(({ asking: { fitting, ...asked }, headers: more, strange: other, chunked, spoilt }) => {
			const ours = fitting && spoilt > 0 ? { type: 'application/json', encoding: null, body: fitting } : null;
			return pack({
				...asked,
				headers: [...asked.headers, ...more],
				sent: ours ?? other,
				chunked: chunked === 0,
			});
		});
}
