import { randomUUID } from 'node:crypto';
import type { Role } from '@avtosverka/contract/accounts';
import type { Endpoint } from '@avtosverka/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../accounts/accounts.ts';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { createApp } from '../../app.ts';
import type { Environment } from '../../config.ts';
import type { Clock } from '../../deps.ts';
import { MARKER } from '../../http/testing/served-app.ts';
import { createLog } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import { testConfig, testDeps } from '../../testing/test-deps.ts';

export type Person = { readonly id: string; readonly token: string };

/** A reply as a test looks at it. */
export type Heard = {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects in it.
	readonly json: any;
};

/** A whole server in process, over a real store, with people who can be signed in. */
export type CommentSite = {
	readonly app: FastifyInstance;
	/** Every line of its log, at the most talkative level. */
	readonly log: string[];
	person(name?: string | null): Promise<Person>;
	moderator(name?: string): Promise<Person>;
	operator(name?: string): Promise<Person>;
	/** Asks an endpoint with these fields, as that person where there is one. */
	ask(endpoint: Endpoint, fields?: object, person?: Person): Promise<Heard>;
	remove(person: Person): Promise<void>;
	close(): Promise<void>;
};

export async function openCommentSite(
	store: Store,
	clock: Clock = { now: () => new Date() },
	settings: Environment = {},
): Promise<CommentSite> {
	const accounts = testAccounts(store, clock);
	const log: string[] = [];
	const config = testConfig({ RATE_LIMIT_PER_MINUTE: '10000000', ...settings });
	const logger = createLog('trace', { write: (line) => log.push(line) });
	const app = await createApp(testDeps({ config, log: logger, clock, store, accounts }));

	async function person(name: string | null = 'Вера Примерова'): Promise<Person> {
		const identity: Identity = { provider: 'google', id: randomUUID(), name, email: 'vera@example.com' };
		const { id } = await accounts.enter(identity);
		return { id, token: await accounts.issueToken(id) };
	}

	async function withRole(role: Role, name: string) {
		const added = await person(name);
		await store.db.execute(sql`insert into account_role values (${added.id}, ${role}, now())`);
		return added;
	}

	return {
		app,
		log,
		person,
		moderator: (name = 'Пётр Образцов') => withRole('moderator', name),
		operator: (name = 'Ольга Образцова') => withRole('operator', name),
		async ask({ method, path, session }, fields = {}, who) {
			const id = (fields as { id?: string }).id ?? '';
			const inBody = session?.from === 'body' && who;
			const reply = await app.inject({
				method,
				url: path.replace(':id', id),
				headers: { ...MARKER, ...(who && !inBody && { authorization: `Bearer ${who.token}` }) },
				...(method === 'POST' && { payload: { ...fields, ...(inBody && { token: who.token }) } }),
			});
			return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
		},
		remove: ({ id }) => accounts.remove(id),
		close: () => app.close(),
	};
}
