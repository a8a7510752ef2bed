import { setTimeout as wait } from 'node:timers/promises';
import type { GuardedPool } from './guarded-pool.ts';
import { createPool, type PoolOptions } from './pool.ts';
import type { StoreState } from './store.ts';

/** What the whole process knows of the store, from a small question that is asked twice a second. */
export type StoreWatch = {
	/** As it was seen last. */
	state(): StoreState;
	/** Whether the database, when it was seen last, confirmed nothing before a standby had it. */
	isSynchronous(): boolean;
	stop(): Promise<void>;
};

const PAUSE_MS = 500;
/** A store that says nothing to an empty question for so long is away: 2 s in all. */
const TURNS = 20;
const TURN_MS = 100;
const LIMIT_MS = 2_000;

/** Where no standby is named, commits wait for none: Patroni removes the name of one that is away. */
const QUESTION = `select current_setting('transaction_read_only') = 'off' as writes,
	current_setting('synchronous_standby_names') <> ''
		and current_setting('synchronous_commit') not in ('off', 'local') as synchronous`;

/** What a look has found: a state, or that the database refuses, or that nothing is heard of it. */
type Sight = Exclude<StoreState, 'away'> | 'refuses' | 'silent';
type Answer = { readonly writes: boolean; readonly synchronous: boolean };

/**
 * Watches the database by a connection of its own: a pool that is all in use is no store that is away. Shuts
 * the pool while the database is silent, so that no caller waits for it; one that refuses makes no caller
 * wait, and is used again by the first that asks. Resolves once it has answered.
 */
export async function watchStore(pool: GuardedPool, options: PoolOptions): Promise<StoreWatch> {
	const { log } = options;
	const limits = { questionLimitMs: LIMIT_MS, connectLimitMs: LIMIT_MS };
	const ownPool = createPool({ ...options, ...limits, poolSize: 1 });
	const stopped = new AbortController();
	let seen: Sight = 'works';
	let synchronous = false;
	let awaySince = 0;

	function note(sight: Sight): void {
		if (stopped.signal.aborted || sight === seen) return;
		const [was, is] = [stateOf(seen), stateOf(sight)];
		seen = sight;
		if (sight === 'silent') pool.shut();
		else pool.open();
		if (is === was) return;
		if (is === 'away') {
			awaySince = performance.now();
			log?.warn({}, 'the store is away');
		} else if (was === 'away') {
			log?.info({ awayMs: Math.round(performance.now() - awaySince) }, 'the store answers again');
		}
	}

	async function check(): Promise<void> {
		const asked = ask(ownPool, (answer) => {
			synchronous = answer.synchronous;
		});
		note(await inTime(asked));
		note(await asked);
	}

	async function watch(): Promise<void> {
		while (!stopped.signal.aborted) {
			await wait(PAUSE_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
			if (!stopped.signal.aborted) await check();
		}
	}

	await check();
	const watching = watch();
	return {
		state: () => (stopped.signal.aborted ? 'away' : stateOf(seen)),
		isSynchronous: () => synchronous,
		async stop() {
			stopped.abort();
			await ownPool.end();
			await watching;
		},
	};
}

const stateOf = (sight: Sight): StoreState => (sight === 'refuses' || sight === 'silent' ? 'away' : sight);

/** How the store is; never rejects. */
async function ask(pool: GuardedPool, onAnswer: (answer: Answer) => void): Promise<Sight> {
	try {
		const { rows } = await pool.query<Answer>(QUESTION);
		const [answer] = rows;
		if (answer) onAnswer(answer);
		return answer?.writes ? 'works' : 'read-only';
	} catch (error) {
		const { code, message } = error as { code?: string; message: string };
		// It has no connection for one more question, and answers those who have one.
		if (code === TOO_MANY_CONNECTIONS) return 'works';
		return code === 'ETIMEDOUT' || /timeout/i.test(message) ? 'silent' : 'refuses';
	}
}

const TOO_MANY_CONNECTIONS = '53300';

/** Counted by turns of this process: one that gets no time itself waits as much longer. */
async function inTime(asked: Promise<Sight>): Promise<Sight> {
	for (let turn = 0; turn < TURNS; turn += 1) {
		const sight = await Promise.race([asked, wait(TURN_MS, null, { ref: false })]);
		if (sight !== null) return sight;
	}
	return 'silent';
}
