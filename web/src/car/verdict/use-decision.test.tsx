import type { Decision } from '@avtosverka/contract/decision';
import type { CachedReport } from '@avtosverka/contract/site';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openingState, type ReportState } from '../state/report-state.ts';
import { pastSilence, replyOf } from '../testing/replies.ts';
import { decideReport } from './decide-report.ts';
import { decideStored } from './decide-stored.ts';
import { type UsedDecision, useDecision } from './use-decision.ts';
import { carVerdictWords } from './verdict-words.ts';

const VIN = 'XTA21144094786239' as Vin;
const STORED: CachedReport = {
	base: null,
	sections: { wanted: replyOf('wanted', 'found') },
	failed: { zalog: pastSilence() },
};
const SERVER = decideStored(VIN, null, STORED);

type Given = { decided: Decision | null; state: ReportState; askedPrice?: number | null };

function Page({ decided, state, askedPrice = null, tell }: Given & { tell: (used: UsedDecision) => void }) {
	tell(useDecision({ vin: VIN, plate: null, stored: STORED, decided }, state, askedPrice));
	return null;
}

/** What a page says of a state before any script of its own has come. */
function used(given: Given): UsedDecision {
	const decisions: UsedDecision[] = [];
	renderToStaticMarkup(<Page {...given} tell={(decision) => decisions.push(decision)} />);
	const [first] = decisions;
	if (first === undefined) throw new Error('nothing was rendered');
	return first;
}

test('the server decides about the answers that it sends as the browser would', () => {
	expect(SERVER?.verdict).toBe('stop');
	const why = SERVER?.notChecked.find(({ section }) => section === 'zalog')?.why;
	expect(why).toMatch(/^спрашивали .+: реестр не ответил$/);
	const { timeline: _, ...browser } = decideReport(
		{ vin: VIN, plate: null, plateModel: null },
		openingState(STORED),
		null,
	);
	expect(SERVER).toMatchObject(browser);
});

test('a page opens with the decision of the server, and needs no rules for it', () => {
	expect(used({ decided: SERVER, state: openingState(STORED) })).toEqual({
		decision: SERVER,
		decided: true,
		again: null,
	});
});

test('the last decision stands until the rules are there', () => {
	const more = openingState({ ...STORED, sections: { ...STORED.sections, dtp: replyOf('dtp', 'found') } });
	expect(used({ decided: SERVER, state: more })).toMatchObject({ decision: SERVER, decided: true });
	expect(used({ decided: SERVER, state: openingState(STORED), askedPrice: 450_000 })).toMatchObject({
		decision: SERVER,
	});
});

test('without a decision the page says so, and takes nothing for settled', () => {
	const state = openingState(STORED);
	const none = used({ decided: null, state });
	expect(none.decision).toMatchObject({ verdict: 'too-little', reasons: [], notChecked: [] });
	expect(carVerdictWords(state, none)).toBe('Делаем вывод из ответов…');
	const failed = { ...none, again: () => {} };
	expect(carVerdictWords(state, failed)).toBe('Ответы есть, а вывод из них не загрузился: проверьте связь.');
});
