import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Store } from './store/store.ts';

export type Logger = FastifyBaseLogger;

/** The only source of time in the server, so that tests can hold it still. */
export type Clock = { now(): Date };

/** What every domain may use; what it needs of another domain it says by a type of its own. */
export type Deps = {
	readonly config: Config;
	readonly log: Logger;
	readonly clock: Clock;
	readonly store: Store;
	/** Signs and keys what we give away or count; the same on every node. */
	readonly appSecret: string;
};
