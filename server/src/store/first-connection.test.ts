import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { firstConnection } from './first-connection.ts';
import type { StoreLog } from './store-log.ts';

const HASTY = { waitMs: 1_000, retryAfterMs: 20 };
const CLIENT = {} as pg.PoolClient;

function poolThat(...failures: readonly (Error & { code?: string })[]) {
	const left = [...failures];
	const connect = async () => {
		const failure = left.shift();
		if (failure) throw failure;
		return CLIENT;
	};
	return { connect } as unknown as pg.Pool;
}

function failure(message: string, code?: string): Error & { code?: string } {
	return Object.assign(new Error(message), code === undefined ? {} : { code });
}

describe('the first connection of a start', () => {
	test.each([
		['starts', failure('the database system is starting up', '57P03')],
		['hangs', failure('timeout expired')],
	])('waits for a database that %s, and says so once', async (_what, reason) => {
		const lines: string[] = [];
		const log = { warn: (_fields: unknown, line: string) => lines.push(line) } as unknown as StoreLog;
		expect(await firstConnection(poolThat(reason, reason), log, HASTY)).toBe(CLIENT);
		expect(lines).toEqual(['the store does not answer yet: waiting']);
	});

	test('knows a real one by it that takes the connection and says nothing', async () => {
		const sockets: Socket[] = [];
		const hanging = createServer((socket) => sockets.push(socket));
		await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
		const { port } = hanging.address() as AddressInfo;
		const pool = new pg.Pool({
			connectionString: `postgres://a:b@127.0.0.1:${port}/c`,
			connectionTimeoutMillis: 200,
		});
		const lines: string[] = [];
		const log = { warn: (_fields: unknown, line: string) => lines.push(line) } as unknown as StoreLog;
		await expect(firstConnection(pool, log, HASTY)).rejects.toThrow(/^PostgreSQL не отвечает \(.*timeout/);
		expect(lines).toEqual(['the store does not answer yet: waiting']);
		expect(sockets.length).toBeGreaterThan(1);
		await pool.end();
		for (const socket of sockets) socket.destroy();
		hanging.close();
	});

	test('does not wait for one that refuses, and repeats no password', async () => {
		const refusing = poolThat(failure('password of postgres://a:secret@b/c is wrong', '28P01'));
		const connecting = firstConnection(refusing);
		await expect(connecting).rejects.toThrow(
			new StartError('PostgreSQL не отвечает (28P01): проверьте адрес базы данных, обычно это DATABASE_URL.'),
		);
	});

	test('does not wait for ever', async () => {
		const connecting = firstConnection(poolThat(failure('timeout expired')), undefined, {
			...HASTY,
			waitMs: -1,
		});
		await expect(connecting).rejects.toThrow('PostgreSQL не отвечает (timeout expired)');
	});
});
