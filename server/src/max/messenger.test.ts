import type { ServerResponse } from 'node:http';
import { serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import { describe, expect, test } from 'vitest';
import { HASTY } from '../bot/testing/hasty.ts';
import { createLog } from '../log.ts';
import { sharedRateOf } from '../store/testing/shared-rate-of.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { createMaxApi } from './api.ts';
import { maxMessenger } from './messenger.ts';

const CHAT = { id: 11, isGroup: false };
const PICTURE = { bytes: Buffer.from('png'), type: 'image/png' } as const;
const IMPATIENT = { ...HASTY, pollSeconds: 0, callMs: 600 };
const GOOD: Readonly<Record<string, object>> = {
	'POST /messages': { message: { body: { mid: 'mid.1' } } },
	'PUT /messages': { success: true },
	'POST /answers': { success: true },
	'POST /upload/image': { photos: { photo: { token: 'token' } } },
};

const database = setUpDatabase();

type Trouble = (response: ServerResponse) => void;

const unavailable: Trouble = (response) => {
	response.writeHead(503).end('{"code":"service.unavailable","message":"Service Unavailable"}');
};
const silent: Trouble = () => {};
const brokenOff: Trouble = (response) => response.destroy();

/** MAX with one trouble for the first call of a kind. */
async function maxWith(troubled: string | null, trouble: Trouble) {
	const calls: { readonly call: string; readonly at: number }[] = [];
	const server = await serveLocally((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://max');
		const call = `${request.method} ${pathname}`;
		const isFirst = !calls.some((one) => one.call === call);
		calls.push({ call, at: performance.now() });
		request.resume();
		if (call === troubled && isFirst) return trouble(response);
		const good = call === 'POST /uploads' ? { url: `${server.url}/upload/image` } : GOOD[call];
		response.writeHead(good ? 200 : 404).end(JSON.stringify(good ?? { code: 'not.found', message: 'x' }));
	});
	const settings = {
		apiRoot: `${server.url}/`,
		botToken: 'token',
		botName: '',
		linkRoot: '',
		webhookSecret: null,
	};
	const process = () => {
		const log = createLog('silent');
		const sharedRate = sharedRateOf(database.store);
		return maxMessenger(createMaxApi(settings, IMPATIENT), { log, sharedRate, callMs: IMPATIENT.callMs });
	};
	const count = (call: string) => calls.filter((one) => one.call === call).length;
	return {
		...{ calls, count, process, messenger: process() },
		[Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
	};
}

const TROUBLES = [
	['is answered 503', unavailable],
	['is not answered', silent],
	['is broken off', brokenOff],
] as const;

describe.concurrent.each(TROUBLES)('a call to MAX that %s once', (_what, trouble) => {
	test('is made again where it changes a message', async () => {
		await using max = await maxWith('PUT /messages', trouble);
		expect(await max.messenger.edit(CHAT, 'mid.1', { html: 'отчёт' })).toBe(true);
		expect(max.count('PUT /messages')).toBe(2);
	});

	test.each(['POST /uploads', 'POST /upload/image'])(
		'is made again where a picture is given: %s',
		async (call) => {
			await using max = await maxWith(call, trouble);
			expect(await max.messenger.sendImage(CHAT, PICTURE, { html: 'карточка' })).toBe('mid.1');
			expect([max.count(call), max.count('POST /messages')]).toEqual([2, 1]);
		},
	);

	test('is made again where it answers a press', async () => {
		await using max = await maxWith('POST /answers', trouble);
		await max.messenger.answerPress('cb.1');
		expect(max.count('POST /answers')).toBe(2);
	});

	test('is not made again where it sends a message, which may have been taken', async () => {
		await using max = await maxWith('POST /messages', trouble);
		await expect(max.messenger.send(CHAT, { html: 'ищу' })).rejects.toThrow();
		expect(max.count('POST /messages')).toBe(1);
	});
});

test('processes that write at the same time stay together under the requests a second of MAX', async () => {
	await using max = await maxWith(null, silent);
	const processes = [max.process(), max.process(), max.process()];
	await Promise.all(
		Array.from({ length: 60 }, (_, index) =>
			processes[index % 3]?.send({ ...CHAT, id: index }, { html: 'раз' }),
		),
	);
	expect(max.count('POST /messages')).toBe(60);
	for (const { at } of max.calls) {
		const inSecond = max.calls.filter((other) => other.at >= at && other.at < at + 950).length;
		expect(inSecond).toBeLessThanOrEqual(30);
	}
});
