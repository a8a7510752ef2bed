import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { clusterFolder, STORE_USER } from './cluster.ts';

/**
 * A running store that this process uses. Each process holds a shared lock in it by an open connection, which
 * ends with the process however it dies; one that can take the lock alone is the last and may stop the store.
 */
export type Hold = {
	readonly port: number;
	/** True when no other process uses the store; from then on none can begin to. */
	isLast(): Promise<boolean>;
	release(): Promise<void>;
	/** Calls back once when the store is gone, or has ended all its connections after a crash inside. */
	onLost(lost: () => void): void;
};

/** Any number; the lock lives in the database `postgres`, where nothing else of ours locks. */
const USERS_LOCK = 1;

/** Adopts the store that runs and answers in this place; null otherwise, also while it is stopping. */
export async function takeHold(place: string, password: string): Promise<Hold | null> {
	const port = await runningPort(place);
	if (port === null) return null;
	const socket = new Socket();
	const client = new pg.Client({
		host: '127.0.0.1',
		port,
		user: STORE_USER,
		password,
		database: 'postgres',
		connectionTimeoutMillis: 2_000,
		stream: () => socket,
	});
	// The store may be ended under us; questions through the pool will tell.
	client.on('error', () => {});
	let isEnded = false;
	client.once('end', () => {
		isEnded = true;
	});
	try {
		await client.connect();
		const held = await asks(client, 'select pg_try_advisory_lock_shared($1) as yes');
		if (!held) throw new Error('The store is being stopped');
		await makeDatabase(client);
	} catch {
		await client.end().catch(() => {});
		return null;
	}
	// The connection alone must not keep a finished process alive.
	socket.unref();
	return {
		port,
		async isLast() {
			socket.ref();
			await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
			return asks(client, 'select pg_try_advisory_lock($1) as yes');
		},
		release: () => client.end(),
		onLost(lost) {
			if (isEnded) lost();
			else client.once('end', lost);
		},
	};
}

async function asks(client: pg.Client, question: string): Promise<boolean> {
	const { rows } = await client.query<{ yes: boolean }>(question, [USERS_LOCK]);
	return rows[0]?.yes === true;
}

async function makeDatabase(client: pg.Client): Promise<void> {
	const { rowCount } = await client.query('select from pg_database where datname = $1', [STORE_USER]);
	if (rowCount) return;
	await client.query(`create database ${STORE_USER}`).catch((error: { code?: string }) => {
		// 42P04 or 23505: another process that starts at this moment made it.
		if (error.code !== '42P04' && error.code !== '23505') throw error;
	});
}

/** The port in postmaster.pid, whose fourth line it is; null where no store has left one. */
async function runningPort(place: string): Promise<number | null> {
	const text = await readFile(join(clusterFolder(place), 'postmaster.pid'), 'utf8').catch(() => '');
	const port = Number(text.split('\n')[3]);
	return Number.isInteger(port) && port > 0 ? port : null;
}
