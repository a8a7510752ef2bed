import { describe, expect, test } from 'vitest';
import { PERSONS } from '../subjects/persons.ts';
import { NOW, sandboxAt } from '../testing/sandbox-at.ts';
import { resetWorld } from '../world.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The form of a person of the table; each field can be made wrong. */
function formOf(lastName: string, own: Readonly<Record<string, string>> = {}) {
	const person = PERSONS.find((one) => one.lastName === lastName);
	if (!person) throw new Error('no such person');
	const { firstName, middleName, birthDate, passport } = person;
	return {
		c: 'find',
		fam: lastName,
		nam: firstName,
		otch: middleName,
		bdate: birthDate.split('-').reverse().join('.'),
		doctype: '21',
		docno: `${passport.slice(0, 2)} ${passport.slice(2, 4)} ${passport.slice(4)}`,
		...own,
	};
}

/** A visitor who has agreed, on a clock of their own. */
async function visit(timeScale = 1) {
	const clock = { now: NOW };
	const { app, world } = sandboxAt({ now: () => clock.now, timeScale });
	const post = (path: string, fields: Readonly<Record<string, string>>, cookie: string) => {
		const payload = new URLSearchParams(fields).toString();
		return app.inject({ method: 'POST', url: `/fns${path}`, headers: { ...FORM, cookie }, payload });
	};
	const agreed = await post('/static/personal-data-proc.json', { personalData: '1' }, '');
	const cookie = `JSESSIONID=1; upd_inn=${agreed.json()}`;
	const find = (fields: Readonly<Record<string, string>>, own = cookie) =>
		post('/inn-new-proc.do', fields, own);
	const poll = (requestId: string) => post('/inn-new-proc.json', { c: 'get', requestId }, cookie);
	return { app, world, clock, find, poll, cookie };
}

/** What a look says once any search is over. */
async function outcome(fields: Readonly<Record<string, string>>): Promise<string> {
	const { find, poll, clock } = await visit();
	const found = await find(fields);
	clock.now = new Date(NOW.getTime() + 60_000);
	return (await poll(found.json().requestId)).body;
}

describe('ФНС in the sandbox', () => {
	test('shows the page about the consent until somebody has agreed', async () => {
		const { app, cookie } = await visit();
		const first = await app.inject({ url: '/fns/inn.do' });
		expect(first.body).toContain('id="personalData"');
		expect(first.cookies).toMatchObject([{ name: 'JSESSIONID' }]);
		const later = await app.inject({ url: '/fns/inn.do', headers: { cookie } });
		expect(later.body).toContain('frmInn');
	});

	test('lets nobody search who has not agreed, or whose consent was forgotten', async () => {
		const { find, world } = await visit();
		const stranger = await find(formOf('Примеров'), '');
		expect([stranger.statusCode, stranger.body]).toEqual([405, expect.stringContaining('405 Not Allowed')]);
		resetWorld(world);
		expect((await find(formOf('Примеров'))).statusCode).toBe(405);
	});

	test('finds a person’s INN after a while, in numbers with a point', async () => {
		const { find, poll, clock } = await visit();
		const { requestId, captchaRequired } = (await find(formOf('Примеров'))).json();
		expect(captchaRequired).toBe(false);
		expect((await poll(requestId)).body).toBe('{"state":-1.0}');
		clock.now = new Date(NOW.getTime() + 300);
		expect((await poll(requestId)).body).toContain('"state":1.0,"inn":"000000000184"');
	});

	test('is slow for Задержкин: his search, and not the call', async () => {
		const { find, poll, clock } = await visit();
		const { requestId } = (await find(formOf('Задержкин'))).json();
		clock.now = new Date(NOW.getTime() + 3_999);
		expect((await poll(requestId)).body).toBe('{"state":-1.0}');
		clock.now = new Date(NOW.getTime() + 4_000);
		expect((await poll(requestId)).body).toContain('660000000005');
	});

	test.each([
		['another’s passport', formOf('Примеров', { docno: '45 09 111222' }), '{"state":0.0,"error_code":1.0}'],
		['another birth date', formOf('Примеров', { bdate: '02.02.1980' }), '{"state":0.0,"error_code":1.0}'],
		['a passport that nobody has', formOf('Примеров', { docno: '45 09 777888' }), '{"state":3.0}'],
	])('with %s says %s', async (_, fields, body) => {
		expect(await outcome(fields)).toBe(body);
	});

	test('invents an INN for anybody else', async () => {
		const fields = formOf('Примеров', { fam: 'Сидоров', docno: '45 09 777888' });
		expect(await outcome(fields)).toMatch(/"inn":"77\d{10}"/);
	});

	test('complains of fields by their names', async () => {
		const { find } = await visit();
		const reply = await find(formOf('Примеров', { docno: '0000000000', bdate: '31.02.1980' }));
		expect(reply.statusCode).toBe(400);
		expect(Object.keys(reply.json().ERRORS)).toEqual(['bdate', 'docno']);
	});

	test('knows nothing of a search that nobody began', async () => {
		const { poll } = await visit();
		expect((await poll('nobody’s')).json()).toMatchObject({ ERROR: 'Недопустимый идентификатор запроса' });
	});

	test('has the failure mode that its switch was turned to', async () => {
		const { app, world } = await visit();
		world.failureMode.set('fns', '503');
		expect((await app.inject({ url: '/fns/inn.do' })).statusCode).toBe(503);
	});
});
