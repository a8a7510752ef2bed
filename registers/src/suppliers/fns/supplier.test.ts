import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AS_OF, page, SETTINGS, scripted } from '../../html/testing/scripted.ts';
import { askAbout } from '../../testing/persons.ts';
import type { OutgoingRequest, TransportResult } from '../../transport/reply.ts';
import { createFns } from './supplier.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const json = (name: string, status = 200) =>
	page(fixture(`${name}.json`), { status, headers: { 'content-type': 'application/json' } });
const REDIRECT = { ok: false, problem: 'redirect', detail: '' } as const;

type Script = {
	readonly page?: TransportResult;
	readonly consent?: TransportResult;
	readonly find?: TransportResult;
	/** One after the other; the last one stays. */
	readonly polls?: readonly TransportResult[];
};

const FORM = page(fixture('form.html'), { headers: { 'set-cookie': 'JSESSIONID=s1; Path=/' } });
const CONSENT_PAGE = page(fixture('consent.html'), { headers: { 'set-cookie': 'JSESSIONID=s1; Path=/' } });
const AGREED = page('"24F29968FD73E678"');

function play(script: Script = {}) {
	const waits: number[] = [];
	let polls = 0;
	const answer = ({ url }: OutgoingRequest): TransportResult => {
		if (url.endsWith('/inn.do')) return script.page ?? FORM;
		if (url.endsWith('/static/personal-data-proc.json')) return script.consent ?? AGREED;
		if (url.endsWith('/inn-new-proc.do')) return script.find ?? json('accepted');
		const all = script.polls ?? [json('pending'), json('found')];
		return all[Math.min(polls++, all.length - 1)]!;
	};
	const transport = scripted(answer);
	const wait = async (ms: number) => {
		waits.push(ms);
	};
	const supplier = createFns({ settings: SETTINGS, transport, now: () => AS_OF, pollEveryMs: 1_000, wait });
	const paths = () => transport.sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
	return {
		ask: (own = {}) => supplier.ask('inn', askAbout(own)),
		sent: transport.sent,
		waits,
		paths,
		supplier,
	};
}

describe('ФНС', () => {
	test('is asked by its form, and looked at a second later', async () => {
		const { ask, sent, waits, paths } = play();
		const answer = await ask();
		expect(answer).toMatchObject({
			state: 'found',
			source: 'fns',
			asOf: AS_OF,
			facts: { kind: 'found', inn: '000000000184' },
		});
		expect(answer).toHaveProperty('raw.contentType', 'application/json');
		expect(paths()).toEqual([
			'GET /inn.do',
			'POST /inn-new-proc.do',
			'POST /inn-new-proc.json',
			'POST /inn-new-proc.json',
		]);
		expect(waits).toEqual([1_000, 1_000]);
		expect(sent[1]).toMatchObject({
			headers: {
				cookie: 'JSESSIONID=s1',
				referer: 'http://register.test/inn.do',
				'x-requested-with': 'XMLHttpRequest',
			},
			body:
				'c=find&captcha=&captchaToken=&fam=%D0%9F%D1%80%D0%B8%D0%BC%D0%B5%D1%80%D0%BE%D0%B2&nam=%D0%9F%D1%91%D1%82%D1%80' +
				'&otch=%D0%9E%D0%B1%D1%80%D0%B0%D0%B7%D1%86%D0%BE%D0%B2%D0%B8%D1%87&bdate=01.02.1980&doctype=21&docno=00+00+000000&docdt=',
		});
		expect(sent[2]?.body).toBe('c=get&requestId=00000000-0000-4000-8000-000000000071');
	});

	test.each([
		['shows the page about it', CONSENT_PAGE, 'JSESSIONID=s1; upd_inn=24F29968FD73E678'],
		['sends to the page about it', REDIRECT, 'upd_inn=24F29968FD73E678'],
	])('is told of the consent where it %s', async (_, first, cookie) => {
		const { ask, sent, paths } = play({ page: first });
		expect(await ask()).toMatchObject({ state: 'found' });
		expect(paths().slice(0, 3)).toEqual([
			'GET /inn.do',
			'POST /static/personal-data-proc.json',
			'POST /inn-new-proc.do',
		]);
		expect(sent[1]?.body).toBe('from=%2Finn.do&svc=inn&personalData=1');
		expect(sent[2]?.headers).toMatchObject({ cookie });
	});

	test.each([
		['no INN', { polls: [json('not_found')] }, { state: 'found', facts: { kind: 'none' } }],
		[
			'several people',
			{ polls: [json('ambiguous')] },
			{ state: 'partial', skippedRows: 0, facts: { kind: 'several' } },
		],
		['a picture', { find: json('captcha') }, { state: 'refused', reason: 'captcha' }],
		['a picture, HTTP 400', { find: json('captcha', 400) }, { state: 'refused', reason: 'captcha' }],
		['a picture at a look', { polls: [json('captcha', 400)] }, { state: 'refused', reason: 'captcha' }],
		[
			'a complaint',
			{ find: json('complaint', 400) },
			{ state: 'unreadable', detail: 'the form complains: bdate, docno' },
		],
		['an error of its own', { find: json('error') }, { state: 'unreachable' }],
		['an error of its own at a look', { polls: [json('error', 500)] }, { state: 'unreachable' }],
		['«405 Not Allowed»', { find: page(fixture('not_allowed.html')) }, { state: 'unreachable' }],
		['HTTP 405', { polls: [page('', { status: 405 })] }, { state: 'unreachable' }],
		['a page of something else', { find: page('<p>Не найдено</p>') }, { state: 'unreadable' }],
		['maintenance', { find: page('Технические работы') }, { state: 'refused', reason: 'maintenance' }],
		['a ban', { page: page('', { status: 403 }) }, { state: 'refused', reason: 'ban' }],
		['a wish for quiet', { find: page('', { status: 429 }) }, { state: 'refused', reason: 'quota' }],
		['an outage of its page', { page: page('', { status: 503 }) }, { state: 'unreachable' }],
		[
			'an outage of the consent',
			{ page: CONSENT_PAGE, consent: page('', { status: 502 }) },
			{ state: 'unreachable' },
		],
		['a redirect of the search', { find: REDIRECT }, { state: 'unreachable' }],
	] as const)('answers with %s', async (_, script, expected) => {
		const answer = await play(script).ask();
		expect(answer).toMatchObject(expected);
		expect(answer).not.toHaveProperty('challenge');
	});

	test('is asked for every spelling of a double name until it knows one, in one visit', async () => {
		const double = { lastName: 'Салтыков-Щедрин', firstName: 'Петр' };
		const names = ({ sent }: ReturnType<typeof play>) =>
			sent.flatMap(({ body }) => new URLSearchParams(body).get('fam') ?? []);
		const second = play({ polls: [json('not_found'), json('found')] });
		expect(await second.ask(double)).toMatchObject({ state: 'found', facts: { kind: 'found' } });
		expect(names(second)).toEqual(['Салтыков-Щедрин', 'Салтыков Щедрин']);
		expect(second.paths().filter((path) => path.startsWith('GET'))).toHaveLength(1);
		const none = play({ polls: [json('not_found')] });
		expect(await none.ask(double)).toMatchObject({ state: 'found', facts: { kind: 'none' } });
		expect(names(none)).toEqual(['Салтыков-Щедрин', 'Салтыков Щедрин', 'Салтыковщедрин']);
		const silent = play({ polls: [json('not_found'), json('error', 500)] });
		expect(await silent.ask(double)).toMatchObject({ state: 'unreachable' });
		expect(names(silent)).toHaveLength(2);
	});

	test('is told that there is no patronymic by its box', async () => {
		const { ask, sent } = play();
		await ask({ firstName: 'Петр', middleName: '' });
		const form = new URLSearchParams(sent[1]?.body);
		expect([form.has('otch'), form.get('opt_otch')]).toEqual([false, '1']);
	});

	test('is given up after fifteen looks', async () => {
		const { ask, waits } = play({ polls: [json('pending')] });
		expect(await ask()).toMatchObject({ state: 'unreachable', detail: 'the search was not over in time' });
		expect(waits).toHaveLength(15);
	});

	test('is looked at no more when the asker leaves', async () => {
		const leaving = new AbortController();
		const transport = scripted(({ url }) => (url.endsWith('.do') ? json('accepted') : json('pending')));
		const wait = async () => leaving.abort();
		const fns = createFns({ settings: SETTINGS, transport, now: () => AS_OF, pollEveryMs: 1, wait });
		const answer = await fns.ask('inn', askAbout({}, { signal: leaving.signal }));
		expect(answer).toMatchObject({ state: 'unreachable' });
		expect(transport.sent).toHaveLength(3);
	});

	test('tells nobody’s name in the detail of any answer', async () => {
		const all = [{ find: json('complaint') }, { find: json('error') }, { polls: [json('pending')] }];
		for (const script of all)
			expect(JSON.stringify(await play(script).ask())).not.toMatch(/Пример|0000 ?000000|1980/);
	});
});
