import { describe, expect, test } from 'vitest';
import { ALL_OK, contentOf, envelopeOf, fixture, reportOf } from './testing/report.ts';
import { aboutVin, play, type Reply } from './testing/supplier.ts';

const HTML = 'text/html; charset=utf-8';
const REPORT = envelopeOf(reportOf(contentOf('report_full.json')));

/** Every error that the supplier documents, and what its front or a broken line may send instead. */
const ERRORS: readonly (readonly [string, Reply, object])[] = [
	['a malformed token', { status: 400, text: fixture('error_malformed_token.json') }, refused('credentials')],
	[
		'a security error in the envelope',
		{ status: 200, text: failed('Security', 'UserBlocked') },
		refused('credentials'),
	],
	['401 without a word', { status: 401, text: '' }, refused('credentials')],
	['403 as a page', { status: 403, type: HTML, text: '<h1>Forbidden</h1>' }, refused('credentials')],
	['an exhausted quota', { status: 500, text: fixture('error_quota.json') }, refused('quota')],
	['an empty balance', { status: 403, text: failed('Business', 'BalanceError') }, refused('no-funds')],
	['429', { status: 429, type: HTML, text: 'Too Many Requests' }, refused('quota')],
	[
		'an object that is not there',
		{ status: 500, text: fixture('error_data_seek.json') },
		{ state: 'unreachable' },
	],
	[
		'another error of theirs',
		{ status: 200, text: failed('Data', 'SomethingElse') },
		{ state: 'unreachable' },
	],
	[
		'a maintenance page',
		{ status: 503, type: HTML, text: fixture('maintenance.html') },
		{ state: 'unreachable' },
	],
	['a gateway without words', { status: 502, text: '' }, { state: 'unreachable' }],
	['a good report with a bad status', { status: 500, text: REPORT }, { state: 'unreachable' }],
	['404', { status: 404, text: 'Not Found' }, { state: 'unreachable' }],
	[
		'a page with 200',
		{ status: 200, type: HTML, text: fixture('maintenance.html') },
		{ state: 'unreadable' },
	],
	['an empty object', { text: '{}' }, { state: 'unreadable' }],
	['JSON of another shape', { text: '{"success":true,"data":{"vin":1}}' }, { state: 'unreadable' }],
	['a bare list', { text: '[]' }, { state: 'unreadable' }],
	['null', { text: 'null' }, { state: 'unreadable' }],
	['nothing at all', { text: '' }, { state: 'unreadable' }],
	['half a reply', { text: REPORT.slice(0, REPORT.length / 2) }, { state: 'unreadable' }],
	['a report that is no report', { text: envelopeOf({ uid: null }) }, { state: 'unreadable' }],
	['a null report', { text: envelopeOf(null) }, { state: 'unreadable' }],
	['a list shorter than it says', { text: '{"state":"ok","size":1,"data":[]}' }, { state: 'unreadable' }],
	[
		'a bad request of ours',
		{ status: 400, text: '{"status":400,"error":"Bad Request"}' },
		{ state: 'unreadable' },
	],
];

describe('a look that brings', () => {
	test.each(ERRORS)('%s', async (_, reply, expected) => {
		const { supplier } = play({ polls: [reply] });
		expect(await supplier.ask('wanted', aboutVin())).toMatchObject({ source: 'avtocod', ...expected });
	});

	test('no such report, drops it: the next question orders another', async () => {
		const script = [{ text: fixture('missing_report.json') }, { text: REPORT }];
		const { supplier, made } = play({ polls: script });
		expect((await supplier.ask('wanted', aboutVin())).state).toBe('unreachable');
		expect((await supplier.ask('wanted', aboutVin())).state).toBe('found');
		expect(made()).toBe(2);
	});

	test('garbage once, keeps the report: it was paid for', async () => {
		const { supplier, made } = play({ polls: [{ text: '{}' }, { text: REPORT }] });
		expect((await supplier.ask('wanted', aboutVin())).state).toBe('unreadable');
		expect((await supplier.ask('wanted', aboutVin())).state).toBe('found');
		expect(made()).toBe(1);
	});
});

describe('an order that brings', () => {
	const sameAsPoll = ERRORS.filter(([name]) => !name.includes('report'));

	test.each(sameAsPoll)('%s', async (_, make, expected) => {
		const { supplier, polled } = play({ make, polls: [{ text: REPORT }] });
		expect(await supplier.ask('wanted', aboutVin())).toMatchObject({ source: 'avtocod', ...expected });
		expect(polled()).toBe(0);
	});

	test('no id, is unreadable', async () => {
		const { supplier } = play({ make: { text: envelopeOf({ isnew: true }) }, polls: [] });
		expect((await supplier.ask('wanted', aboutVin())).state).toBe('unreadable');
	});
});

describe('a call that brings nothing', () => {
	test.each(['timeout', 'connection', 'breaker-open', 'overloaded', 'too-large', 'redirect'] as const)(
		'because of %s, is unreachable at once',
		async (problem) => {
			const { supplier, sent } = play({ make: { ok: false, problem, detail: 'secret address' }, polls: [] });
			const answer = await supplier.ask('wanted', aboutVin());
			expect(answer).toMatchObject({ state: 'unreachable', detail: `transport: ${problem}` });
			expect(sent).toHaveLength(1);
		},
	);
});

describe('what the operator reads', () => {
	test('names the error and repeats neither VIN nor token', async () => {
		for (const [, reply] of ERRORS) {
			const answer = await play({ polls: [reply] }).supplier.ask('wanted', aboutVin());
			if (!('detail' in answer)) throw new Error('it must have failed');
			expect(answer.detail).not.toMatch(/Z94CB41AAGR323020|WRONG_TOKEN|XTA21144094786239/);
		}
		const answer = await play({
			polls: [{ status: 500, text: fixture('error_data_seek.json') }],
		}).supplier.ask('wanted', aboutVin());
		expect(answer).toMatchObject({ detail: 'HTTP 500, DataSeekObjectError' });
	});

	test('names the source that failed', async () => {
		const none = envelopeOf(reportOf(contentOf('none_report.json'), { ...ALL_OK, 'gibdd.wanted': 'ERROR' }));
		const answer = await play({ polls: [{ text: none }] }).supplier.ask('wanted', aboutVin());
		expect(answer).toMatchObject({ state: 'unreachable', detail: 'sources failed: gibdd.wanted' });
	});
});

function refused(reason: string) {
	return { state: 'refused', reason };
}

function failed(cls: string, type: string): string {
	return JSON.stringify({
		state: 'fail',
		event: { cls, type, name: 'Ошибка', message: 'Z94CB41AAGR323020' },
	});
}
