import type { BaseData } from '@avtosverka/contract/check/base';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../session/testing/fake-browser.ts';
import { metaOf, replyOf } from '../testing/replies.ts';
import type { CheckResult } from './report-state.ts';
import { createReportStore, type ReportCalls } from './report-store.ts';

const NOTHING = { base: null, sections: {} };
const asked: { section: Section; refresh: boolean }[] = [];
let answer: (section: Section) => CheckResult<never> | Promise<CheckResult<never>>;
const basesAsked: boolean[] = [];
let base: () => CheckResult<BaseData> | Promise<CheckResult<BaseData>>;
let atOnce = 0;
let most = 0;

const calls: ReportCalls = {
	async section(section, refresh) {
		asked.push({ section, refresh });
		atOnce += 1;
		most = Math.max(most, atOnce);
		const given = await answer(section);
		atOnce -= 1;
		return given;
	},
	async base(refresh) {
		basesAsked.push(refresh);
		return base();
	},
};

const found = (section: Section) => ({ ok: true, reply: replyOf(section, 'found') }) as CheckResult<never>;
const clear = (section: Section) => ({ ok: true, reply: replyOf(section, 'clear') }) as CheckResult<never>;
const silent = (section: Section) =>
	({ ok: true, reply: replyOf(section, 'unreachable') }) as CheckResult<never>;
const NO_CARD: CheckReply<BaseData> = { success: false, message: '', data: null, meta: metaOf('not-asked') };
const CARD: CheckReply<BaseData> = {
	success: true,
	message: '',
	data: { model: 'LADA 2114' } as BaseData,
	meta: metaOf('found'),
};
const pending = (section: Section) =>
	({ ok: true, reply: replyOf(section, 'unreachable', { pending: true }) }) as CheckResult<never>;

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
	browser = fakeBrowser();
	vi.useFakeTimers();
	asked.length = 0;
	basesAsked.length = 0;
	base = () => ({ ok: true, reply: NO_CARD });
	atOnce = 0;
	most = 0;
	answer = found;
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a card', () => {
	test('goes from idle through loading to its answer', async () => {
		const report = createReportStore(NOTHING, calls);
		expect(report.snapshot().cards.dtp.phase).toBe('idle');
		const asking = report.ask('dtp', false);
		expect(report.snapshot().cards.dtp.phase).toBe('loading');
		await asking;
		expect(report.snapshot().cards.dtp).toMatchObject({ phase: 'success', problem: null });
		expect(report.snapshot().cards.wanted.phase).toBe('idle');
	});

	test('opens with what is kept', () => {
		const report = createReportStore({ base: null, sections: { dtp: replyOf('dtp', 'found') } }, calls);
		expect(report.snapshot().cards.dtp.phase).toBe('success');
		expect(asked).toEqual([]);
	});

	test('keeps its answer when asking again fails', async () => {
		const report = createReportStore({ base: null, sections: { dtp: replyOf('dtp', 'found') } }, calls);
		answer = () => ({ ok: false, problem: 'Слишком часто' });
		await report.ask('dtp', true);
		expect(report.snapshot().cards.dtp).toMatchObject({ phase: 'error', problem: 'Слишком часто' });
		expect(report.snapshot().cards.dtp.reply?.data).not.toBeNull();
		expect(asked).toEqual([{ section: 'dtp', refresh: true }]);
	});

	test('is asked once however often its button is pressed', async () => {
		const report = createReportStore(NOTHING, calls);
		await Promise.all([report.ask('dtp', false), report.ask('dtp', false)]);
		expect(asked).toHaveLength(1);
	});
});

describe('all at once', () => {
	test('asks every register in order, before any has answered', async () => {
		const report = createReportStore(NOTHING, calls);
		answer = async (section) => {
			await new Promise((go) => setTimeout(go, 10));
			return found(section);
		};
		const all = report.askAll();
		await vi.advanceTimersByTimeAsync(1_000);
		await all;
		expect(asked.map(({ section }) => section)).toEqual([...SECTIONS]);
		expect(most).toBe(SECTIONS.length);
	});

	test('leaves answers alone and asks the silent ones again', async () => {
		const stored = { dtp: replyOf('dtp', 'found'), wanted: replyOf('wanted', 'unreachable') };
		const report = createReportStore({ base: null, sections: stored }, calls);
		await report.askAll();
		expect(asked.map(({ section }) => section)).toEqual(SECTIONS.filter((section) => section !== 'dtp'));
	});
});

describe('a register that is still being asked', () => {
	test('is asked again by itself after 15 seconds, at most twice', async () => {
		const report = createReportStore(NOTHING, calls);
		report.subscribe(() => {});
		answer = pending;
		await report.ask('dtp', false);
		await vi.advanceTimersByTimeAsync(14_000);
		expect(asked).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(120_000);
		expect(asked.map(({ refresh }) => refresh)).toEqual([false, false, false]);
	});

	test('is left in peace once it has answered, or nobody looks any more', async () => {
		const report = createReportStore(NOTHING, calls);
		const leave = report.subscribe(() => {});
		answer = pending;
		await report.ask('dtp', false);
		answer = found;
		await report.ask('dtp', false);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toHaveLength(2);
		answer = pending;
		await report.ask('wanted', false);
		leave();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toHaveLength(3);
	});
});

describe('registers that are still being asked', () => {
	test('are asked again with one timer, and none in a tab that nobody sees', async () => {
		const report = createReportStore(NOTHING, calls);
		report.subscribe(() => {});
		answer = pending;
		await Promise.all([report.ask('dtp', false), report.ask('wanted', false), report.ask('osago', false)]);
		expect(vi.getTimerCount()).toBe(1);
		browser.turn('hidden');
		expect(vi.getTimerCount()).toBe(0);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toHaveLength(3);
		browser.turn('visible');
		await vi.advanceTimersByTimeAsync(0);
		expect(asked.slice(3).map(({ section }) => section)).toEqual(['dtp', 'wanted', 'osago']);
	});

	test('are asked again once somebody comes back to the report', async () => {
		const report = createReportStore(NOTHING, calls);
		const leave = report.subscribe(() => {});
		answer = pending;
		await report.ask('dtp', false);
		leave();
		expect(vi.getTimerCount()).toBe(0);
		report.subscribe(() => {});
		await vi.advanceTimersByTimeAsync(15_000);
		expect(asked).toHaveLength(2);
	});
});

describe('the basic card', () => {
	const drawn = () => ({ ok: true, reply: CARD }) as const;

	test('that is drawn from the registration alone waits to be asked for, and says what it says', async () => {
		const report = createReportStore({ base: CARD, baseUnasked: true, sections: {} }, calls);
		expect(report.snapshot().base).toEqual({ phase: 'idle', reply: CARD, problem: null });
	});

	test('whose register is still being asked is asked for again by itself, at most twice', async () => {
		const report = createReportStore(NOTHING, calls);
		report.subscribe(() => {});
		base = () => ({ ok: true, reply: { ...CARD, meta: metaOf('found', { pending: true }) } });
		await report.askBase(false);
		await vi.advanceTimersByTimeAsync(120_000);
		expect(basesAsked).toEqual([false, false, false]);
		expect(report.snapshot().base.reply?.data).toEqual(CARD.data);
	});

	test('that nobody could fill is drawn once the registration is there, without a word meanwhile', async () => {
		const report = createReportStore(NOTHING, calls);
		await report.askBase(false);
		base = drawn;
		const phases: string[] = [];
		report.subscribe(() => phases.push(report.snapshot().base.phase));
		await report.ask('registration', false);
		await vi.advanceTimersByTimeAsync(0);
		expect(report.snapshot().base).toMatchObject({ phase: 'success', reply: CARD });
		expect(new Set(phases)).toEqual(new Set(['success']));
		expect(basesAsked).toEqual([false, false]);
	});

	test('that is still asked for when the registration comes is drawn after it', async () => {
		const report = createReportStore(NOTHING, calls);
		const held = Promise.withResolvers<CheckResult<BaseData>>();
		base = () => held.promise;
		const asking = report.askBase(false);
		await report.ask('registration', false);
		expect(basesAsked).toHaveLength(1);
		base = drawn;
		held.resolve({ ok: true, reply: NO_CARD });
		await asking;
		await vi.advanceTimersByTimeAsync(0);
		expect(report.snapshot().base.reply).toEqual(CARD);
	});

	test('stays as it is when the registration cannot fill it, and is not asked for a third time', async () => {
		const report = createReportStore(NOTHING, calls);
		await report.askBase(false);
		base = () => ({ ok: false, problem: null });
		await report.ask('registration', false);
		await report.ask('registration', true);
		await vi.advanceTimersByTimeAsync(0);
		expect(report.snapshot().base).toMatchObject({ phase: 'success', reply: NO_CARD });
		expect(basesAsked).toHaveLength(2);
	});

	test.each([
		['another section', 'dtp', found],
		['a registration that knows no such car', 'registration', clear],
		['a registration that is silent', 'registration', silent],
	] as const)('is not asked for again after %s', async (_, section, given) => {
		const report = createReportStore(NOTHING, calls);
		await report.askBase(false);
		answer = given;
		await report.ask(section, false);
		await vi.advanceTimersByTimeAsync(0);
		expect(basesAsked).toHaveLength(1);
	});

	test('that is filled is left alone', async () => {
		base = drawn;
		const report = createReportStore(NOTHING, calls);
		await report.askBase(false);
		await report.ask('registration', false);
		expect(basesAsked).toHaveLength(1);
	});
});

test('coming back takes kept answers where there was none, and nothing else', async () => {
	const stored = { base: null, sections: { wanted: replyOf('wanted', 'found') } };
	const report = createReportStore(stored, calls);
	answer = () => ({ ok: false, problem: null });
	await report.ask('dtp', false);
	await report.ask('osago', false);
	report.adopt({
		base: null,
		sections: {
			dtp: replyOf('dtp', 'found'),
			zalog: replyOf('zalog', 'clear'),
			wanted: replyOf('wanted', 'clear'),
		},
	});
	const { dtp, osago, zalog, wanted } = report.snapshot().cards;
	expect([dtp.phase, osago.phase, zalog.phase]).toEqual(['success', 'error', 'success']);
	expect(wanted.reply?.meta.state).toBe('found');
});
