import { CAR_REGISTERS, SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { describe, expect, test } from 'vitest';
import { ALL_OK, contentOf, envelopeOf, fixture, reportOf } from './testing/report.ts';
import { aboutPlate, aboutVin, play, SETTINGS } from './testing/supplier.ts';

const full = (sources = ALL_OK) => ({
	text: envelopeOf(reportOf(contentOf('report_full.json'), sources)),
});
const AT_WORK = Object.fromEntries(Object.keys(ALL_OK).map((name) => [name, 'PROGRESS']));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a report', () => {
	test('is ordered by VIN with a token and an idempotence key, then looked at with its content', async () => {
		const { supplier, sent } = play({ polls: [full()] });
		await supplier.ask('dtp', aboutVin());
		const [make, poll] = sent;
		expect(make).toMatchObject({
			method: 'POST',
			url: 'http://avtocod.test/b2b/api/v1/user/reports/full_report@example/_make',
			repeatable: true,
		});
		expect(make?.headers).toMatchObject({ 'content-type': 'application/json' });
		expect(make?.headers?.authorization).toMatch(/^AR-REST [A-Za-z0-9+/=]{60,}$/);
		expect(JSON.parse(make?.body ?? '')).toEqual({
			queryType: 'VIN',
			query: 'XTA21144094786239',
			idempotenceKey: expect.stringMatching(/.{20,}/),
			options: {},
		});
		expect(poll).toMatchObject({
			method: 'GET',
			url: 'http://avtocod.test/b2b/api/v1/user/reports/some_report_uid_Z94CB41AAGR323020@some_domain_uid?_content=true&_detailed=true',
			repeatable: true,
		});
	});

	test('of a plate is ordered by GRZ and may tell of two cars', async () => {
		const { supplier, sent } = play({ polls: [{ text: fixture('two_cars.json') }] });
		expect(await supplier.ask('plate', aboutPlate())).toMatchObject({
			state: 'found',
			facts: { cars: [{}, {}] },
		});
		expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ queryType: 'GRZ', query: 'В222ВВ22' });
	});

	test('is made once and polled by one poller for ten questions at once', async () => {
		const polls = [...Array(4).fill(full(AT_WORK)), full()];
		const { supplier, made, polled } = play({ polls });
		const answers = await Promise.all(SECTIONS.map((section) => supplier.ask(section, aboutVin())));
		expect(answers.map(({ state }) => state)).toEqual(SECTIONS.map(() => 'found'));
		expect([made(), polled()]).toEqual([1, 5]);
	});

	test('once finished serves every other section without a call', async () => {
		const { supplier, sent } = play({ polls: [full()] });
		await supplier.ask('dtp', aboutVin());
		expect(sent).toHaveLength(2);
		for (const register of CAR_REGISTERS.filter((name) => name !== 'plate' && name !== 'card-index')) {
			expect((await supplier.ask(register, aboutVin())).state).toBe('found');
		}
		expect(sent).toHaveLength(2);
	});

	test('answers each section as soon as its own sources have settled', async () => {
		const polls = [
			full(AT_WORK),
			full({ ...AT_WORK, 'gibdd.dtp': 'OK' }),
			full({ ...AT_WORK, 'gibdd.dtp': 'OK', 'gibdd.eaisto': 'OK', 'gibdd.wanted': 'ERROR' }),
			full(),
		];
		const { supplier, polled } = play({ polls });
		const seen: [string, number][] = [];
		const sections = ['diagnostic', 'dtp', 'wanted', 'zalog'] as const;
		await Promise.all(
			sections.map(async (section) => {
				await supplier.ask(section, aboutVin());
				seen.push([section, polled()]);
			}),
		);
		expect(seen).toEqual([
			['dtp', 2],
			['wanted', 3],
			expect.arrayContaining(['diagnostic']),
			expect.arrayContaining(['zalog']),
		]);
	});

	test('goes on to its end when the asker has left', async () => {
		const { supplier, sent, polled } = play({ polls: [...Array(40).fill(full(AT_WORK)), full()] });
		const asker = new AbortController();
		const answer = supplier.ask('dtp', aboutVin({ signal: asker.signal }));
		await expect.poll(polled, { interval: 1 }).toBeGreaterThan(0);
		asker.abort();
		expect(await answer).toMatchObject({ state: 'unreachable', detail: 'the question was given up' });
		await expect.poll(polled).toBe(41);
		expect((await supplier.ask('zalog', aboutVin())).state).toBe('found');
		expect(sent).toHaveLength(42);
	});

	test('that never completes is given up at its deadline, and the next question orders another', async () => {
		const requestPolicy = { pollEveryMs: 5, reportDeadlineMs: 60, leaseMs: 1_000 };
		const { supplier, made } = play({ polls: [full({ ...AT_WORK, 'gibdd.dtp': 'OK' })] }, { requestPolicy });
		const both = [supplier.ask('dtp', aboutVin()), supplier.ask('zalog', aboutVin())];
		expect(await Promise.all(both)).toMatchObject([
			{ state: 'found' },
			{ state: 'unreachable', detail: 'the report did not become complete in time' },
		]);
		await supplier.ask('zalog', aboutVin());
		expect(made()).toBe(2);
	});

	test('whose photographs never come gives its card at the deadline', async () => {
		const requestPolicy = { pollEveryMs: 5, reportDeadlineMs: 60, leaseMs: 1_000 };
		const polls = [full({ ...ALL_OK, 'images.avtonomer': 'PROGRESS' })];
		const { supplier } = play({ polls }, { requestPolicy });
		expect((await supplier.ask('base', aboutVin())).state).toBe('found');
	});

	test('answers sections at its deadline even while a call hangs', async () => {
		const requestPolicy = { pollEveryMs: 5, reportDeadlineMs: 40, leaseMs: 1_000 };
		const transport = {
			send: ({ signal }: { signal: AbortSignal }) =>
				new Promise<{ ok: false; problem: 'aborted'; detail: string }>((resolve) => {
					signal.addEventListener('abort', () => resolve({ ok: false, problem: 'aborted', detail: '' }));
				}),
		};
		const { supplier } = play({ polls: [] }, { requestPolicy, transport });
		expect((await supplier.ask('dtp', aboutVin())).state).toBe('unreachable');
	});

	test('none of whose sources answered is ordered anew by the next question', async () => {
		const failed = Object.fromEntries(Object.keys(ALL_OK).map((name) => [name, 'ERROR']));
		const { supplier, made } = play({ polls: [{ text: envelopeOf(reportOf(null, failed)) }, full()] });
		expect((await supplier.ask('dtp', aboutVin())).state).toBe('unreachable');
		expect((await supplier.ask('dtp', aboutVin())).state).toBe('found');
		expect(made()).toBe(2);
	});

	test('that has not begun is waited for, not taken for a poor contract', async () => {
		const begun = { ...reportOf(null, {}), progress_wait: 3 };
		const halfListed = { ...reportOf(null, { 'gibdd.wanted': 'PROGRESS' }), progress_wait: 3 };
		const polls = [{ text: envelopeOf(begun) }, { text: envelopeOf(halfListed) }, full()];
		expect((await play({ polls }).supplier.ask('dtp', aboutVin())).state).toBe('found');
	});
});

describe('nobody is asked', () => {
	test.each([
		['without a key', { key: null }, 'no-key'],
		['with a key that is none', { key: 'password' }, 'no-key'],
		['without a report type', { report: null }, 'not-in-contract'],
	])('%s', async (_, more, reason) => {
		const { supplier, sent } = play({ polls: [] }, { settings: { ...SETTINGS, ...more } });
		expect(await supplier.ask('dtp', aboutVin())).toEqual({ state: 'not-asked', reason });
		expect(sent).toEqual([]);
	});

	test('by somebody who has left already', async () => {
		const { supplier, sent } = play({ polls: [] });
		const question = aboutVin({ signal: AbortSignal.abort() });
		expect((await supplier.ask('dtp', question)).state).toBe('unreachable');
		await sleep(5);
		expect(sent).toEqual([]);
	});
});

describe('the evidence', () => {
	test('of an answer is the very reply it was read from', async () => {
		const reply = full();
		const answer = await play({ polls: [reply] }).supplier.ask('dtp', aboutVin());
		if (!('raw' in answer) || !answer.raw) throw new Error('no evidence');
		expect(new TextDecoder().decode(answer.raw.body)).toBe(reply.text);
		expect(answer.raw.contentType).toBe('application/json');
	});
});
