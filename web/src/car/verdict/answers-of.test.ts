import { decideCar } from '@avtosverka/decision/car/decide';
import { expect, test } from 'vitest';
import { loading, openingState, settled } from '../state/report-state.ts';
import { pastSilence, replyOf } from '../testing/replies.ts';
import { answersOf, openCallsOf } from './answers-of.ts';

test('a call that runs or has failed is not called a register that nobody asked', () => {
	const opened = openingState({ base: null, sections: {} });
	const { dtp, osago } = opened.cards;
	const state = {
		...opened,
		cards: { ...opened.cards, dtp: loading(dtp), osago: settled(osago, { ok: false, problem: null }) },
	};
	expect(openCallsOf(state)).toMatchObject({ dtp: 'loading', osago: 'failed', zalog: undefined });
	const { notChecked } = decideCar({
		subject: { vin: 'XTAGFL110KY700052', plate: null, plateModel: null },
		...{ answers: answersOf(state), calls: openCallsOf(state), askedPrice: null, now: new Date() },
	});
	const why = Object.fromEntries(notChecked.map((line) => [line.section, line.why]));
	expect(why).toMatchObject({
		dtp: 'спрашиваем, ответа ещё нет',
		osago: 'запрос не удался, ответа нет',
		zalog: 'ещё не спрашивали',
	});
});

test('a section that somebody else asked in vain waits for its button, and the decision knows of it', () => {
	const failed = { dtp: pastSilence(), osago: pastSilence(), zalog: pastSilence() };
	const state = openingState({ base: null, sections: { zalog: replyOf('zalog', 'clear') }, failed });
	const { dtp, osago, zalog } = state.cards;
	expect([dtp, osago]).toEqual([
		{ phase: 'idle', reply: null, problem: null },
		{ phase: 'idle', reply: null, problem: null },
	]);
	const asked = { ...state, cards: { ...state.cards, osago: loading(osago) } };
	expect(answersOf(asked)).toMatchObject({ dtp: failed.dtp, osago: null, zalog: zalog.reply, recall: null });
});
