import { PICTURE_SERVES_MS } from '@avtosverka/contract/vocabulary/captcha';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TypedDigits } from '../../client.ts';
import { picturedBy } from '../challenge/challenge.ts';
import { pictureReply, replyOf } from '../testing/replies.ts';
import { type CheckResult, type ReportState, unanswered } from './report-state.ts';
import { createReportStore, type ReportCalls } from './report-store.ts';
import { createSolvedChallenges } from './solved-challenges.ts';

const NOTHING = { base: null, sections: {} };
const RIGHT = '12345';
const POLICE = SECTIONS.filter((section) => picturedBy(section) === 'gibdd');

/** Emulates the traffic police: answers a picture read correctly, each section after its own delay, in ms. */
const asked: { section: Section; refresh: boolean; picture: TypedDigits | null }[] = [];
let delays: Partial<Record<Section, number>>;
let accepts: (section: Section, picture: TypedDigits | null) => boolean;
let inAWord: ((section: Section) => CheckResult<never> | null) | null;

const calls: ReportCalls = {
	async section(section, refresh, picture) {
		asked.push({ section, refresh, picture });
		const token = `picture ${asked.length}`;
		await new Promise((go) => setTimeout(go, delays[section] ?? 10));
		const other = picture && inAWord?.(section);
		if (other) return other;
		const open = picturedBy(section) === null || accepts(section, picture);
		return { ok: true, reply: open ? replyOf(section, 'found') : pictureReply(section, token) };
	},
	base: async () => ({ ok: false, problem: null }),
};

beforeEach(() => {
	vi.useFakeTimers();
	asked.length = 0;
	delays = {};
	accepts = (_section, picture) => picture?.word === RIGHT;
	inAWord = null;
});
afterEach(() => {
	vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(1_000);
const phases = ({ cards }: ReportState, sections: readonly Section[]) =>
	sections.map((section) => `${cards[section].phase} ${cards[section].reply?.meta.state}`);

describe('all at once', () => {
	test('digits are typed once, and five sections answer', async () => {
		const report = createReportStore(NOTHING, calls);
		void report.askAll();
		await settle();
		expect(report.snapshot().shownChallenge).toBe('registration');
		expect(phases(report.snapshot(), POLICE)).toEqual(POLICE.map(() => 'success refused'));
		void report.solve('registration', RIGHT);
		await settle();
		expect(phases(report.snapshot(), SECTIONS)).toEqual(SECTIONS.map(() => 'success found'));
		expect(report.snapshot().shownChallenge).toBeNull();
		expect(asked).toHaveLength(SECTIONS.length + POLICE.length);
		const sent = asked.filter(({ picture }) => picture).map(({ picture }) => picture?.token);
		expect(new Set(sent)).toEqual(new Set(['picture 1']));
	});

	test('a picture read while others are still being asked serves them too', async () => {
		delays = { dtp: 500, wanted: 500 };
		const report = createReportStore(NOTHING, calls);
		void report.askAll();
		await vi.advanceTimersByTimeAsync(100);
		void report.solve('registration', RIGHT);
		await settle();
		await settle();
		expect(phases(report.snapshot(), POLICE)).toEqual(POLICE.map(() => 'success found'));
	});

	test('the field stays in the card that got its picture first', async () => {
		delays = { registration: 300 };
		const report = createReportStore(NOTHING, calls);
		void report.askAll();
		await vi.advanceTimersByTimeAsync(100);
		expect(report.snapshot().shownChallenge).toBe('dtp');
		await settle();
		expect(report.snapshot().shownChallenge).toBe('dtp');
	});

	test('leaves alone the cards that wait for digits', async () => {
		const report = createReportStore(NOTHING, calls);
		void report.ask('dtp', false);
		await settle();
		expect(unanswered(report.snapshot())).not.toContain('dtp');
	});
});

describe('digits', () => {
	async function withPictures(...sections: Section[]) {
		const report = createReportStore(NOTHING, calls);
		for (const section of sections) void report.ask(section, false);
		await settle();
		asked.length = 0;
		return report;
	}

	test('that are wrong bring a new picture and open nothing else', async () => {
		const report = await withPictures('dtp', 'wanted');
		void report.solve('dtp', '99999');
		await settle();
		expect(asked.map(({ section, picture }) => [section, picture?.word])).toEqual([['dtp', '99999']]);
		expect(report.snapshot().shownChallenge).toBe('dtp');
		expect(report.snapshot().cards.dtp.reply?.meta.challenge?.token).toBe('picture 1');
		void report.ask('restrict', false);
		await settle();
		expect(asked.at(-1)?.picture).toBeNull();
	});

	test('whose call fails keep their picture, so that they can be sent again', async () => {
		const report = await withPictures('dtp');
		inAWord = () => ({ ok: false, problem: null });
		void report.solve('dtp', RIGHT);
		await settle();
		expect(report.snapshot()).toMatchObject({ shownChallenge: 'dtp', cards: { dtp: { phase: 'error' } } });
		inAWord = null;
		void report.solve('dtp', RIGHT);
		await settle();
		expect(report.snapshot().cards.dtp.reply?.meta.state).toBe('found');
	});

	test('after which the register is silent prove nothing', async () => {
		const report = await withPictures('dtp', 'wanted');
		inAWord = (section) => ({ ok: true, reply: replyOf(section, 'unreachable') }) as CheckResult<never>;
		void report.solve('dtp', RIGHT);
		await settle();
		expect(asked).toHaveLength(1);
		expect(report.snapshot().shownChallenge).toBe('wanted');
	});

	test('serve a section asked later, until the two minutes are over', async () => {
		const report = await withPictures('dtp');
		void report.solve('dtp', RIGHT);
		await settle();
		void report.ask('wanted', false);
		void report.ask('osago', false);
		await settle();
		expect(asked.slice(1).map(({ section, picture }) => [section, picture?.word])).toEqual([
			['wanted', RIGHT],
			['osago', undefined],
		]);
		await vi.advanceTimersByTimeAsync(PICTURE_SERVES_MS);
		void report.ask('restrict', false);
		await settle();
		expect(asked.at(-1)).toEqual({ section: 'restrict', refresh: false, picture: null });
		expect(report.snapshot().shownChallenge).toBe('restrict');
	});

	test('that are refused later are forgotten, and asking does not go round in circles', async () => {
		accepts = (section, picture) => section === 'dtp' && picture?.word === RIGHT;
		const report = await withPictures('dtp', 'wanted', 'restrict');
		void report.solve('dtp', RIGHT);
		await settle();
		expect(asked.map(({ section }) => section)).toEqual(['dtp', 'wanted', 'restrict']);
		expect(report.snapshot().shownChallenge).toBe('wanted');
		void report.ask('registration', false);
		await settle();
		expect(asked.at(-1)).toEqual({ section: 'registration', refresh: false, picture: null });
	});

	test('serve the reports of other cars on the same page', async () => {
		const pictures = createSolvedChallenges(Date.now);
		const first = createReportStore(NOTHING, calls, pictures);
		void first.ask('dtp', false);
		await settle();
		void first.solve('dtp', RIGHT);
		await settle();
		const second = createReportStore(NOTHING, calls, pictures);
		void second.ask('dtp', false);
		await settle();
		expect(second.snapshot().cards.dtp.reply?.meta.state).toBe('found');
	});

	test('go on asking anew where «Запросить снова» brought the picture, and only there', async () => {
		const report = createReportStore(NOTHING, calls);
		void report.ask('dtp', false);
		void report.ask('wanted', true);
		await settle();
		void report.ask('wanted', false);
		void report.solve('dtp', 'wrong');
		await settle();
		void report.solve('dtp', RIGHT);
		await settle();
		const refresh = (section: Section) =>
			asked.filter((one) => one.section === section).map((one) => one.refresh);
		expect(refresh('dtp')).toEqual([false, false, false]);
		expect(refresh('wanted')).toEqual([true, true, true]);
		void report.ask('wanted', false);
		await settle();
		expect(refresh('wanted').at(-1)).toBe(false);
	});

	test('for a card without a picture go nowhere', async () => {
		const report = createReportStore(NOTHING, calls);
		await report.solve('dtp', RIGHT);
		expect(asked).toEqual([]);
	});

	test('bring sections that wait out of their pictures all at once', async () => {
		const report = await withPictures(...POLICE);
		const turns: (Section | null)[] = [];
		void report.solve('registration', RIGHT);
		await vi.advanceTimersByTimeAsync(10);
		report.subscribe(() => turns.push(report.snapshot().shownChallenge));
		await settle();
		expect(new Set(turns)).toEqual(new Set([null]));
	});
});
