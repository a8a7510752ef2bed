import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** Everything the server says to some bytes before it hangs up. */
function say(bytes: string): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = '';
		const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
		socket.setEncoding('utf8');
		socket.on('data', (piece) => {
			said += piece;
		});
		socket.on('end', () => resolve(said));
		socket.on('error', reject);
	});
}

test.each([
	['no request at all', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'Запрос не удалось прочитать.'],
	[
		'too many headers',
		`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
		431,
		'Заголовки запроса слишком большие.',
	],
	[
		'an expectation',
		'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
		417,
		'Того, что названо в заголовке Expect, здесь не бывает.',
	],
	['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'Нужен заголовок Host.'],
])('%s is answered with a sentence in the form of every problem', async (_, bytes, status, sentence) => {
	const said = await say(bytes);
	expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	const body = JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4)) as unknown;
	expect(body).toMatchObject({ success: false, message: sentence });
});

test('an old client has no host to name', async () => {
	expect(await say('GET /healthz HTTP/1.0\r\n\r\n')).toContain('{"ok":true,');
});

test('a server that was told nonsense goes on serving', async () => {
	await say('\u0016\u0003\u0001\r\n\r\n');
	expect(await say('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('{"ok":true,');
});
