import pg from 'pg';
import type { PoolUse } from './store.ts';

/** What a question hears while the pool is shut; `isStoreUnavailable` knows it by its words. */
const away = () => new Error('No connection: the store is away');

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that can be shut while its database does not answer: waiting callers are refused at once and not
 * after a time limit, and none of the connections of before is used again.
 */
export class GuardedPool extends pg.Pool {
	#isShut = false;
	readonly #clients = new Set<pg.PoolClient>();
	readonly #refusals = new Set<() => void>();

	constructor(options: pg.PoolConfig) {
		super(options);
		this.on('connect', (client) => this.#clients.add(client));
		this.on('remove', (client) => this.#clients.delete(client));
	}

	get isShut(): boolean {
		return this.#isShut;
	}

	/** How busy it is. */
	use(): PoolUse {
		const { totalCount, idleCount, waitingCount } = this;
		return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
	}

	/** Refuses every question, those that are under way too. */
	shut(): void {
		this.#isShut = true;
		for (const refuse of this.#refusals) refuse();
		// A server that hangs does not hear a goodbye.
		for (const client of this.#clients) client.connection.stream.destroy();
	}

	/** Takes questions again, on new connections. */
	open(): void {
		this.#isShut = false;
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(connected: ConnectCallback): void;
	override connect(connected?: ConnectCallback): Promise<pg.PoolClient> | undefined {
		if (connected) {
			this.#connect(connected);
			return;
		}
		return new Promise((resolve, reject) => {
			this.#connect((error, client) => (client ? resolve(client) : reject(error)));
		});
	}

	#connect(connected: ConnectCallback): void {
		if (this.#isShut) {
			connected(away(), undefined, () => {});
			return;
		}
		const refuse = () => {
			this.#refusals.delete(refuse);
			connected(away(), undefined, () => {});
		};
		this.#refusals.add(refuse);
		super.connect((error, client, release) => {
			if (this.#refusals.delete(refuse)) connected(error, client, release);
			// The caller was refused meanwhile.
			else if (client) release(true);
		});
	}
}
