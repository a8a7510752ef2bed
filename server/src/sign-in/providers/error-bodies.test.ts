import { describe, expect, test } from 'vitest';
import type { ProviderReply } from '../oauth/provider-transport.ts';
import { REFUSAL_WORDS, type SignInRefusal } from '../oauth/words.ts';
import {
	GOOD_REPLIES,
	type PlayedProviderId,
	type PlayedReplies,
	playProvider,
	TRIP,
} from './testing/played-provider.ts';

const callback = { code: 'the-code', deviceId: 'the-device' };
const ok = (json: unknown): ProviderReply => ({ status: 200, json });
const { yandex: YANDEX, vk: VK } = GOOD_REPLIES;

function provider(id: PlayedProviderId, replies: PlayedReplies) {
	const { provider: made, asked, tokensLeft } = playProvider(id, replies);
	return { exchange: () => made.exchange(callback, TRIP), judge: made.judge, asked, tokensLeft };
}

const failed = (error: string, error_description = 'x', status = 400): ProviderReply => ({
	status,
	json: { error, error_description, state: 's' },
});

/** What both may answer to a code, and what a person then reads. */
const TABLE: readonly [string, ProviderReply | null, SignInRefusal][] = [
	['silence', null, 'away'],
	['no answer in time', { status: 504, json: undefined }, 'slow'],
	['a page of a proxy', { status: 502, json: undefined }, 'broken'],
	['server_error', failed('server_error', 'x', 500), 'broken'],
	['slow_down', failed('slow_down'), 'busy'],
	['temporarily_unavailable', failed('temporarily_unavailable', 'x', 503), 'busy'],
	['too many requests', { status: 429, json: undefined }, 'busy'],
	['no JSON', ok(undefined), 'unreadable'],
	['JSON without a token', ok({ token_type: 'bearer' }), 'unreadable'],
	['an array', ok([]), 'unreadable'],
	['an unknown parameter or address', { status: 404, json: undefined }, 'misconfigured'],
	['invalid_client', failed('invalid_client', 'x', 401), 'misconfigured'],
	['invalid_scope', failed('invalid_scope'), 'misconfigured'],
	['access_denied', failed('access_denied'), 'declined'],
	['invalid_request', failed('invalid_request', 'device_id is invalid'), 'refused'],
	['invalid_request with 200', failed('invalid_request', 'x', 200), 'refused'],
	['invalid_grant', failed('invalid_grant', 'x'), 'refused'],
	['login_required', failed('login_required'), 'refused'],
	['interaction_required', failed('interaction_required'), 'refused'],
	['invalid_token', failed('invalid_token'), 'refused'],
	['an error in no form', { status: 400, json: { error: '<b>x</b>' } }, 'refused'],
];

describe.each([
	['yandex' as const, YANDEX, '/token', '/info', '/revoke_token'],
	['vk' as const, VK, '/oauth2/auth', '/oauth2/user_info', '/oauth2/revoke'],
])('%s', (id, good, tokenPath, personPath, revokePath) => {
	test('names a person, and nothing of it but id and name goes on', async () => {
		const { exchange, judge, asked, tokensLeft } = provider(id, good);
		const exchanged = await exchange();
		if (exchanged.kind !== 'token') throw new Error(exchanged.reason);
		const key = id === 'vk' ? '123' : '1000034426';
		expect(await judge(exchanged.token)).toEqual({
			ok: true,
			identity: { provider: id, id: key, name: 'Тест Тестов' },
			nonce: TRIP.nonce,
		});
		expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([tokenPath, personPath, revokePath]);
		expect(tokensLeft()).toBe(0);
	});

	test.each(TABLE)('%s instead of a token', async (_what, reply, reason) => {
		const exchanged = await provider(id, { ...good, [tokenPath]: reply }).exchange();
		expect(exchanged).toMatchObject({ kind: 'refused', reason });
		expect(REFUSAL_WORDS[id][reason]).toMatch(/^[А-ЯЁV].*\.$/);
		expect(JSON.stringify(exchanged)).not.toMatch(/<b>|device_id/);
	});

	test.each(TABLE.filter(([what]) => what !== 'JSON without a token'))(
		'%s instead of a person, and the token is ended all the same',
		async (_what, reply, reason) => {
			const { exchange, asked } = provider(id, { ...good, [personPath]: reply });
			expect(await exchange()).toMatchObject({ kind: 'refused', reason });
			expect(asked.at(-1)?.url).toContain(revokePath);
		},
	);

	test('a token that cannot be ended is told to the operator, and the person signs in', async () => {
		const { exchange, tokensLeft } = provider(id, {
			...good,
			[revokePath]: failed('unsupported_token_type'),
		});
		expect((await exchange()).kind).toBe('token');
		expect(tokensLeft()).toBe(1);
	});
});

test('a state that comes back from VK changed is refused, and the token is ended', async () => {
	const odd = ok({ access_token: 'vk2.a.x', user_id: 123, state: 'another' });
	const { exchange, asked } = provider('vk', { ...VK, '/oauth2/auth': odd });
	expect(await exchange()).toEqual({ kind: 'refused', reason: 'forged' });
	expect(asked.at(-1)?.url).toContain('/oauth2/revoke');
});

test('a key of VK is a number or a text, among the tokens and of the person', async () => {
	const user = ok({ user: { user_id: 123, first_name: 'Тест', last_name: '' } });
	expect((await provider('vk', { ...VK, '/oauth2/user_info': user }).exchange()).kind).toBe('token');
});

test.each([
	[
		{ real_name: '', first_name: 'Тест', last_name: 'Тестов', display_name: 'test', login: 'tt' },
		'Тест Тестов',
	],
	[{ real_name: ' ', first_name: '', last_name: null, display_name: 'test', login: 'tt' }, 'test'],
	[{ real_name: null, display_name: '', login: 'tt' }, 'tt'],
	[{ real_name: '' }, null],
])('a person of Yandex is called by the first name that says something: %j', async (names, name) => {
	const info = ok({ id: '1000034426', client_id: 'c', ...names });
	const { exchange, judge } = provider('yandex', { ...YANDEX, '/info': info });
	const exchanged = await exchange();
	if (exchanged.kind !== 'token') throw new Error('no token');
	expect(await judge(exchanged.token)).toMatchObject({
		ok: true,
		identity: { name },
	});
});

test('an expired code of Yandex is told apart', async () => {
	const late = failed('invalid_grant', 'Code has expired');
	expect(await provider('yandex', { ...YANDEX, '/token': late }).exchange()).toEqual({
		kind: 'refused',
		reason: 'expired',
	});
});

test('each trouble has a sentence of its own', () => {
	for (const words of Object.values(REFUSAL_WORDS)) {
		expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
	}
});
