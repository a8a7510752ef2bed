import { describe, expect, test } from 'vitest';
import { NOW, sandboxAt, token } from '../testing/sandbox-at.ts';

const ask = (authorization?: string) =>
	sandboxAt().app.inject({ url: '/avtocod/user', headers: authorization ? { authorization } : {} });
const seconds = Math.floor(NOW.getTime() / 1000);

describe('A call to avtocod', () => {
	test('is let in with a right token', async () => {
		const reply = await ask(`AR-REST ${token()}`);
		expect(reply.statusCode).toBe(200);
		expect(reply.json()).toMatchObject({ state: 'ok', size: 1, data: [{ uid: 'demo@avtosverka' }] });
	});

	test.each([
		['no header', undefined],
		['another scheme', `Bearer ${token()}`],
		['no base64', 'AR-REST WRONG_TOKEN_GOES_HERE=='],
		['a cut token', `AR-REST ${token().slice(0, -5)}`],
		['a token without digest', `AR-REST ${Buffer.from('demo@avtosverka:1:1').toString('base64')}`],
	])('is refused as malformed with %s', async (_what, header) => {
		const reply = await ask(header);
		expect(reply.statusCode).toBe(400);
		expect(reply.json()).toMatchObject({
			uid: '',
			cls: 'Security',
			type: 'SecurityAuthMalformedToken',
			events: [],
		});
		expect(reply.json()).not.toHaveProperty('state');
	});

	test.each([
		['over', { stamp: seconds - 601, age: 600 }],
		['from the future', { stamp: seconds + 4000 }],
	])('is refused when its stamp is %s', async (_what, parts) => {
		const reply = await ask(`AR-REST ${token(parts)}`);
		expect(reply.statusCode).toBe(403);
		expect(reply.json()).toMatchObject({ type: 'SecurityAuthTimeoutedStamp' });
	});

	test('is refused with a wrong password or an unknown user', async () => {
		const wrong = await ask(`AR-REST ${token({ password: 'другой' })}`);
		expect([wrong.statusCode, wrong.json().type]).toEqual([403, 'SecurityAuthWrongPassword']);
		const stranger = await ask(`AR-REST ${token({ user: 'stranger@avtosverka' })}`);
		expect([stranger.statusCode, stranger.json().type]).toEqual([403, 'SecurityAuthUnknownUser']);
	});

	test('is refused when stamp or age were changed after signing', async () => {
		const [user, stamp, , digest] = Buffer.from(token(), 'base64').toString().split(':');
		const forged = Buffer.from([user, stamp, 999_999, digest].join(':')).toString('base64');
		expect((await ask(`AR-REST ${forged}`)).json()).toMatchObject({ type: 'SecurityAuthWrongPassword' });
	});
});
