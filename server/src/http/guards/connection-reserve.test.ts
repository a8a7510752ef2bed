import { Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ConnectionReserve, createConnectionReserve } from './connection-reserve.ts';

const LIMIT = 3;
const refused = vi.fn();
let reserve: ConnectionReserve;
beforeEach(() => {
	refused.mockClear();
	reserve = createConnectionReserve(LIMIT, refused);
});

function come(count: number): Socket[] {
	return Array.from({ length: count }, () => {
		const socket = new Socket();
		reserve.enter(socket);
		return socket;
	});
}

async function end(socket: Socket | undefined): Promise<void> {
	const ended = new Promise((resolve) => socket?.once('close', resolve));
	socket?.destroy();
	await ended;
}

const above = (sockets: readonly Socket[]) => sockets.map((socket) => reserve.has(socket));

describe('connections above a limit', () => {
	test('are those that come when it is reached', () => {
		expect(above(come(LIMIT))).toEqual([false, false, false]);
		expect(above(come(2))).toEqual([true, true]);
	});

	test('are none any more once others have ended', async () => {
		const [first, ...others] = come(LIMIT);
		await end(first);
		expect(above(come(1))).toEqual([false]);
		expect(above(come(1))).toEqual([true]);
		expect(above(others)).toEqual([false, false]);
	});

	test('leave no room behind for others when they end themselves', async () => {
		come(LIMIT);
		for (const socket of come(10)) await end(socket);
		expect(above(come(1))).toEqual([true]);
		expect(refused).not.toHaveBeenCalled();
	});

	test('are closed for newer ones, the oldest first, and those below it never are', () => {
		const below = come(LIMIT);
		const over = come(64);
		expect(over.some(({ destroyed }) => destroyed)).toBe(false);
		const newest = come(100);
		expect(over.every(({ destroyed }) => destroyed)).toBe(true);
		expect(newest.map(({ destroyed }) => destroyed)).toEqual([
			...Array(36).fill(true),
			...Array(64).fill(false),
		]);
		expect(below.some(({ destroyed }) => destroyed)).toBe(false);
		expect(refused).toHaveBeenCalledTimes(100);
	});
});
