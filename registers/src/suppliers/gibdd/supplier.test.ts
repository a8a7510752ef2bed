import { describe, expect, test } from 'vitest';
import { unpackSession } from './challenge.ts';
import { ASKED_AT, about, fixture, PICTURE, play, type Reply, VIN } from './testing/gibdd.ts';

const CAPTCHA: Reply = {
	text: fixture('captcha.json'),
	cookies: 'JSESSIONID=abc; Path=/; HttpOnly\nroute=r1',
};
const IMAGE = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2Q==';

const WRONG: Reply = { text: fixture('wrong_digits.json') };

/** Hands out pictures and answers every check with this. */
function answering(check: Reply | null, captcha: Reply | null = CAPTCHA) {
	return play(({ method }) => (method === 'GET' ? captcha : check));
}

describe('without digits', () => {
	test('a section is asked as it is, and then shows the picture', async () => {
		const { supplier, sent, paths } = answering(WRONG);
		const answer = await supplier.ask('dtp', about());
		expect(answer).toMatchObject({ state: 'refused', reason: 'captcha', source: 'gibdd', asOf: ASKED_AT });
		expect(answer).toMatchObject({ challenge: { image: IMAGE, token: expect.stringMatching(/^[\w-]+$/) } });
		expect(paths()).toEqual([
			'POST http://gibdd.test/proxy/check/auto/dtp',
			'GET http://captcha.test/captcha',
		]);
		expect(sent[0]?.body).toBe(`vin=${VIN}&checkType=aiusdtp&captchaWord=&captchaToken=`);
		expect(sent[0]?.headers).not.toHaveProperty('cookie');
	});

	test('the challenge remembers the cookies of its picture', async () => {
		const answer = await answering(WRONG).supplier.ask('dtp', about());
		const token = 'challenge' in answer ? (answer.challenge?.token ?? '') : '';
		expect(unpackSession(token)).toEqual({ token: 'SHAPE-ONLY-token', cookies: 'JSESSIONID=abc; route=r1' });
	});

	test('the picture comes from the address of the checks where it has none of its own', async () => {
		const { supplier, paths } = play(({ method }) => (method === 'GET' ? CAPTCHA : WRONG), {
			captchaUrl: null,
		});
		await supplier.ask('wanted', about());
		expect(paths()).toContain('GET http://gibdd.test/captcha');
	});

	test.each([
		['no connection', null, { state: 'unreachable' }],
		['HTTP 502', { status: 502, text: fixture('dtp_none.json') }, { state: 'unreachable' }],
		['a page', { text: '<!DOCTYPE html><p>currently unavailable' }, { state: 'unreachable' }],
		['a bare sentence', { text: 'Service has stop!' }, { state: 'unreachable' }],
		['status 500', { text: '{"status":500}' }, { state: 'unreachable' }],
		['a stop in the envelope', { text: '{"message":"Service has stop!"}' }, { state: 'unreachable' }],
		['HTTP 429', { status: 429, text: '' }, { state: 'refused', reason: 'quota' }],
		['status 429', { text: '{"status":429}' }, { state: 'refused', reason: 'quota' }],
	])('and with %s from the section, that is the answer and no picture is shown', async (_, check, said) => {
		const { supplier, paths } = answering(check);
		const answer = await supplier.ask('dtp', about());
		expect(answer).toMatchObject({ source: 'gibdd', asOf: ASKED_AT, ...said });
		expect(answer).not.toHaveProperty('challenge');
		expect(paths()).toEqual(['POST http://gibdd.test/proxy/check/auto/dtp']);
	});

	test.each([
		['code 201', WRONG],
		['the end of a session', { text: '{"status":403}' }],
		['a car that is withheld', { text: fixture('withheld.json') }],
		['a car that nobody knows', { text: fixture('unknown_car.json').replace(/0{17}|1{30}/g, VIN) }],
		['an address that is missing', { status: 404, text: 'Not Found' }],
		['HTTP 400', { status: 400, text: '' }],
		['HTTP 403', { status: 403, text: '' }],
		['no JSON', { text: 'no JSON' }],
		['a list that cannot be read', { text: `{"status":200,"vin":"${VIN}","RequestResult":{}}` }],
	])('%s from the section leads to the picture', async (_, check) => {
		const answer = await answering(check).supplier.ask('registration', about());
		expect(answer).toMatchObject({ state: 'refused', reason: 'captcha', challenge: { image: IMAGE } });
	});

	test('the word of a section that needs none is taken', async () => {
		const { supplier, paths } = answering({ text: fixture('dtp_none.json') });
		const answer = await supplier.ask('dtp', about());
		const body = new TextEncoder().encode(fixture('dtp_none.json'));
		const raw = { contentType: 'application/json', body };
		expect(answer).toEqual({ state: 'clear', source: 'gibdd', asOf: ASKED_AT, raw });
		expect(paths()).toHaveLength(1);
	});

	test.each([
		['nothing', null, { state: 'unreachable' }],
		['HTTP 403', { status: 403, text: '' }, { state: 'refused', reason: 'ban' }],
		['HTTP 429', { status: 429, text: '' }, { state: 'refused', reason: 'quota' }],
		['HTTP 503', { status: 503, text: '{}' }, { state: 'unreachable' }],
		['a page', { text: '<html>currently unavailable' }, { state: 'unreachable' }],
		['an empty object', { text: '{}' }, { state: 'unreadable' }],
		['no picture', { text: '{"token":"t","base64jpg":"bm8gcGljdHVyZQ=="}' }, { state: 'unreadable' }],
		['no token', { text: '{"base64jpg":"/9j/4AAQ"}' }, { state: 'unreadable' }],
		['a script', { text: '{"token":"t","base64jpg":"/9j/\\"onerror"}' }, { state: 'unreadable' }],
	])('and with %s for a picture, that is the answer', async (_, captcha, expected) => {
		const answer = await answering(WRONG, captcha).supplier.ask('dtp', about());
		expect(answer).toMatchObject(expected);
		expect(answer).not.toHaveProperty('challenge');
	});
});

describe('with digits', () => {
	test.each([
		['registration', 'register', 'history'],
		['dtp', 'dtp', 'aiusdtp'],
		['wanted', 'wanted', 'wanted'],
		['restrict', 'restrict', 'restricted'],
		['diagnostic', 'diagnostic', 'diagnostic'],
	] as const)('%s is asked at /%s as %s', async (register, path, checkType) => {
		const { supplier, sent } = answering({ text: '{}' });
		await supplier.ask(register, about({ picture: PICTURE }));
		expect(sent).toHaveLength(1);
		expect(sent[0]).toMatchObject({
			method: 'POST',
			url: `http://gibdd.test/proxy/check/auto/${path}`,
			body: `vin=${VIN}&checkType=${checkType}&captchaWord=12345&captchaToken=the-token`,
			repeatable: true,
			headers: {
				'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
				cookie: 'JSESSIONID=one; route=two',
				'x-requested-with': 'XMLHttpRequest',
			},
		});
	});

	test('the register’s word comes with its bytes', async () => {
		const answer = await answering({ text: fixture('wanted_none.json') }).supplier.ask(
			'wanted',
			about({ picture: PICTURE }),
		);
		const body = new TextEncoder().encode(fixture('wanted_none.json'));
		const raw = { contentType: 'application/json', body };
		expect(answer).toEqual({ state: 'clear', source: 'gibdd', asOf: ASKED_AT, raw });
	});

	test.each([
		['wrong', WRONG],
		['from a session that is over', { text: '{"status":403,"message":"Forbidden"}' }],
	])('that are %s, another picture is shown at once', async (_, check) => {
		const { supplier, paths } = answering(check);
		const answer = await supplier.ask('restrict', about({ picture: PICTURE }));
		expect(answer).toMatchObject({ state: 'refused', reason: 'captcha', challenge: { image: IMAGE } });
		expect(paths()).toEqual([
			'POST http://gibdd.test/proxy/check/auto/restrict',
			'GET http://captcha.test/captcha',
		]);
	});

	test('that are wrong and no other picture to be had, that is the answer', async () => {
		const { supplier } = answering(WRONG, { status: 502, text: '' });
		const answer = await supplier.ask('dtp', about({ picture: PICTURE }));
		expect(answer.state).toBe('unreachable');
	});

	test.each(['', 'не наш', 'bm90IEpTT04', 'e30', 'x'.repeat(20_000)])(
		'for a picture that is none of ours (%#) go nowhere',
		async (token) => {
			const { supplier, sent } = answering(WRONG);
			const answer = await supplier.ask('dtp', about({ picture: { token, word: '12345' } }));
			expect(answer).toMatchObject({ state: 'refused', reason: 'captcha', challenge: { image: IMAGE } });
			expect(JSON.stringify(sent)).not.toContain('12345');
		},
	);
});

describe('a failure', () => {
	test.each([
		['no connection', null, { state: 'unreachable' }],
		['HTTP 403', { status: 403, text: '' }, { state: 'refused', reason: 'ban' }],
		['HTTP 429', { status: 429, text: 'Too Many Requests' }, { state: 'refused', reason: 'quota' }],
		['HTTP 502', { status: 502, text: fixture('dtp_none.json') }, { state: 'unreachable' }],
		['a page', { text: '<!DOCTYPE html><p>currently unavailable' }, { state: 'unreachable' }],
		['a bare sentence', { text: 'Service has stop!' }, { state: 'unreachable' }],
		['half an answer', { text: fixture('dtp_none.json').slice(0, 60) }, { state: 'unreadable' }],
		['no bytes', { text: '' }, { state: 'unreadable' }],
		['{}', { text: '{}' }, { state: 'unreadable' }],
		['HTTP 400', { status: 400, text: fixture('dtp_none.json') }, { state: 'unreadable' }],
	])('%s', async (_, check, expected) => {
		const answer = await answering(check).supplier.ask('dtp', about({ picture: PICTURE }));
		expect(answer).toMatchObject(expected);
		expect(JSON.stringify(answer)).not.toContain(VIN);
	});
});

test('registration is asked at its older path where the newer one is not there', async () => {
	const { supplier, paths } = play(({ url }) =>
		url.endsWith('/history') ? { text: fixture('unknown_car.json') } : { status: 404, text: 'Not Found' },
	);
	const answer = await supplier.ask('registration', about({ picture: PICTURE }));
	expect(paths()).toEqual([
		'POST http://gibdd.test/proxy/check/auto/register',
		'POST http://gibdd.test/proxy/check/auto/history',
	]);
	// The fixture is about another number.
	expect(answer.state).toBe('unreadable');
});
