import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { expect, test } from 'vitest';
import { openingState, type ReportState } from '../../../car/state/report-state.ts';
import { pictureReply, replyOf } from '../../../car/testing/replies.ts';
import { silentTogether } from './silent-together.ts';

function report(replyTo: (section: Section) => ReturnType<typeof replyOf>): ReportState {
	return openingState({
		base: null,
		sections: Object.fromEntries(SECTIONS.map((section) => [section, replyTo(section)])),
	});
}

test('registers that are silent for one reason are told of together', () => {
	const together = silentTogether(report((section) => replyOf(section, 'unreachable')));
	expect(together).toEqual({ sections: SECTIONS, why: 'Не ответили.' });
});

test('two reasons are not mixed, and few silent registers stand in their own lines', () => {
	const mixed = report((section) => replyOf(section, section < 'o' ? 'unreachable' : 'refused'));
	expect(silentTogether(mixed)?.sections).toEqual(SECTIONS.filter((section) => section >= 'o'));
	expect(silentTogether(report((s) => replyOf(s, s === 'dtp' ? 'unreachable' : 'found')))).toBeNull();
});

test('an answer is never silence, and a picture that waits for its digits keeps its card', () => {
	for (const state of ['found', 'clear', 'partial'] as const)
		expect(silentTogether(report((section) => replyOf(section, state)))).toBeNull();
	expect(silentTogether(report((section) => pictureReply(section, 't1')))).toBeNull();
});

test('while registers are asked they stay where they are', () => {
	const state = report((section) => replyOf(section, 'unreachable'));
	const asking = { ...state.cards.dtp, phase: 'loading' as const };
	expect(silentTogether({ ...state, cards: { ...state.cards, dtp: asking } })).toBeNull();
});
