import type { z } from 'zod';
import type { SectionReply } from './check/data.ts';
import type { sectionEndpoint } from './check/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import type { Route } from './route.ts';
import type { SectionRoute } from './routes/check.ts';
import type { Section } from './vocabulary/register.ts';

/** Every file that declares endpoints; types alone, so that no schema comes along. */
type EndpointModules =
	| typeof import('./accounts.ts')
	| typeof import('./auth.ts')
	| typeof import('./cabinet.ts')
	| typeof import('./check/endpoints.ts')
	| typeof import('./comments.ts')
	| typeof import('./errors.ts')
	| typeof import('./moderation.ts')
	| typeof import('./operator/console.ts')
	| typeof import('./operator/money.ts')
	| typeof import('./operator/people.ts')
	| typeof import('./operator/process-state.ts')
	| typeof import('./operator/queues.ts')
	| typeof import('./operator/suppliers.ts')
	| typeof import('./owner-report/report.ts')
	| typeof import('./payments.ts')
	| typeof import('./plate.ts')
	| typeof import('./protection.ts')
	| typeof import('./sessions.ts')
	| typeof import('./shares.ts')
	| typeof import('./sign-ins.ts')
	| typeof import('./watches.ts');

type ValueOf<Exports> = Exports extends unknown ? Exports[keyof Exports] : never;
type SectionEndpoints = { [S in Section]: ReturnType<typeof sectionEndpoint<S>> };
type AnyEndpoint = Extract<ValueOf<EndpointModules>, Endpoint> | ValueOf<SectionEndpoints>;

/** The endpoint that a route was declared with, found by its name. */
export type EndpointOf<Called extends Route> = Extract<AnyEndpoint, { readonly name: Called['name'] }>;

/** What a schema takes in; an object without fields and an unknown body take nothing. */
type SchemaInput<Schema extends z.ZodType> = string extends keyof z.input<Schema> ? unknown : z.input<Schema>;

/** What a call derives from its options and not from its input. */
type Credential<Called extends Route> =
	| (Called extends { readonly session: object } ? 'token' | 'access_token' : never)
	| (Called extends { readonly protection: string } ? 'token' | 'protection' : never);

type Without<Fields, Name extends string> = Fields extends unknown ? Omit<Fields, Name> : never;

/** What a call sends, in its path, its query and its body together, but for tokens. */
export type CallInput<Called extends Route> =
	EndpointOf<Called> extends Endpoint<infer Params, infer Query, infer Body>
		? Without<SchemaInput<Params> & SchemaInput<Query> & SchemaInput<Body>, Credential<Called>>
		: never;

/** What the server answers to a call; a section's data are too many a union to be read off its schema. */
export type CallReply<Called extends Route> =
	Called extends SectionRoute<infer S> ? SectionReply<S> : z.output<EndpointOf<Called>['reply']>;
