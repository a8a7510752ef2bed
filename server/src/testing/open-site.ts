import { randomUUID } from 'node:crypto';
import type { Role } from '@avtosverka/contract/accounts';
import type { Endpoint } from '@avtosverka/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Accounts, Identity } from '../accounts/accounts.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createApp } from '../app.ts';
import type { Environment } from '../config.ts';
import type { Clock } from '../deps.ts';
import type { Site } from '../http/site/site.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { createStoredJobs, type StoredJobs } from '../jobs/testing/stored-jobs.ts';
import { createLog } from '../log.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { Store } from '../store/store.ts';
import { testConfig, testDeps } from './test-deps.ts';

/** Somebody who is signed in. */
export type Person = { readonly id: string; readonly token: string };

/** A reply as a test looks at it. */
export type SiteReply = {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects in it.
	readonly json: any;
};

/** A whole server in this process over a real store, with people who can be signed in. */
export type OpenSite = {
	readonly app: FastifyInstance;
	readonly deps: ServerDeps;
	readonly accounts: Accounts;
	/** Jobs that are only stored. */
	readonly jobs: StoredJobs;
	/** Every line of its log, at the most talkative level. */
	readonly log: string[];
	person(name?: string | null, email?: string): Promise<Person>;
	moderator(name?: string): Promise<Person>;
	operator(name?: string): Promise<Person>;
	/** Asks an endpoint with these fields, as that person where there is one. */
	ask(endpoint: Endpoint, fields?: object, person?: Person): Promise<SiteReply>;
	remove(person: Person): Promise<void>;
	close(): Promise<void>;
};

export type OpenSiteOptions = {
	readonly clock?: Clock;
	readonly settings?: Environment;
	/** What of its dependencies is played. */
	readonly given?: Partial<ServerDeps> | ((base: PlayedBase) => Partial<ServerDeps>);
	/** The built site, or a fake one; without it there are no pages. */
	readonly site?: Site;
};

/** What is there before the dependencies that a test plays. */
export type PlayedBase = Pick<ServerDeps, 'config' | 'log' | 'clock' | 'store' | 'accounts' | 'jobs'>;

/** Opens a site whose addresses may be asked as often as a test wants. */
export async function openSite(
	store: Store,
	{ clock = { now: () => new Date() }, settings = {}, given = {}, site }: OpenSiteOptions = {},
): Promise<OpenSite> {
	const log: string[] = [];
	const jobs = createStoredJobs();
	const base: PlayedBase = {
		config: testConfig({ RATE_LIMIT_PER_MINUTE: '10000000', ...settings }),
		log: createLog('trace', { write: (line) => log.push(line) }),
		accounts: testAccounts(store, clock),
		...{ clock, store, jobs },
	};
	const deps = testDeps({ ...base, ...(typeof given === 'function' ? given(base) : given) });
	const app = await createApp(deps, site && { site });
	const { accounts } = deps;

	async function person(name: string | null = 'Вера Примерова', email = 'vera@example.com'): Promise<Person> {
		const identity: Identity = { provider: 'google', id: randomUUID(), name, email };
		const { id } = await accounts.enter(identity);
		return { id, token: await accounts.issueToken(id) };
	}

	async function withRole(role: Role, name: string) {
		const added = await person(name);
		await store.db.execute(sql`insert into account_role values (${added.id}, ${role}, now())`);
		return added;
	}

	return {
		...{ app, deps, accounts, jobs, log, person },
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
		close: async () => void (await app.close()),
	};
}
