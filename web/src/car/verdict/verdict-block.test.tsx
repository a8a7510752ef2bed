import type { Decision, Reason } from '@avtosverka/contract/decision';
import {
	COLOURS_OF_DECISIONS,
	DECISION_VERDICTS,
	DECISION_WORDS,
} from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CarQuestion } from '@avtosverka/decision/car/car';
import { verdictTitle } from '@avtosverka/decision/car/verdict-title';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loading, openingState } from '../state/report-state.ts';
import { replyOf } from '../testing/replies.ts';
import { answersOf } from './answers-of.ts';
import { decideReport } from './decide-report.ts';
import { GroupedReasons } from './reason-list.tsx';
import { UNDECIDED } from './use-decision.ts';
import { CarVerdictBlock } from './verdict-block.tsx';
import { carVerdictTitle, carVerdictWords } from './verdict-words.ts';

const NOTHING = openingState({ base: null, sections: {} });

function reason(section: Reason['section'], sentence: string): Reason {
	return { rule: section, severity: 'stop', section, record: 'records.0', sentence, asOf: null };
}

function block(decision: Partial<Decision>, calls: CarQuestion['calls'] = {}): string {
	const question = { answers: answersOf(NOTHING), calls, now: new Date() };
	return renderToStaticMarkup(
		<CarVerdictBlock
			decision={{ ...UNDECIDED, ...decision }}
			title={verdictTitle({ ...UNDECIDED, ...decision }, question)}
			words="Слова."
			unsettled={decision.unsettled ?? []}
			askAgain={() => {}}
			reserved={false}
			ask={null}
			open={() => {}}
		/>,
	);
}

test.each(
	DECISION_VERDICTS.flatMap((verdict) => COLOURS_OF_DECISIONS.map((colour) => [verdict, colour] as const)),
)('the verdict %s is told in its words, with a sign, in %s', (verdict, colour) => {
	const html = block({ verdict, colour });
	expect(html).toContain(DECISION_WORDS[verdict]);
	expect(html).toMatch(/<h2[^>]*><svg/);
	expect(html).toContain('Слова.');
	expect(html.includes('bg-clear-soft')).toBe(colour === 'green');
	expect(html.includes('lucide-shield-check')).toBe(colour === 'green');
});

test('every reason leads to its card, gravest first, with the words for none left out', () => {
	const html = block({
		verdict: 'stop',
		reasons: [reason('wanted', 'В розыске.'), reason('zalog', 'В залоге.')],
	});
	expect(html).toMatch(/href="#wanted".*В розыске\..*href="#zalog".*В залоге\./s);
	expect(html).not.toContain('Слова.');
	expect(html).not.toContain('Все');
});

test('more than four wait behind a button on a phone, more than six on a wide screen', () => {
	const sections = ['wanted', 'restrict', 'zalog', 'dtp', 'recall', 'osago', 'stats'] as const;
	const reasons = sections.map((section) => reason(section, `Причина ${section}.`));
	const html = block({ verdict: 'stop', reasons });
	expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Все 7</);
	expect(html.match(/<li class="[^"]*max-lg:hidden"/g)).toHaveLength(2);
	expect(html.match(/<li class="[^"]* hidden"/g)).toHaveLength(1);
});

test.each([
	['no-obstacles', /Слова\..*Объявлений мало\./s],
	['too-little', /Объявлений мало\..*Слова\./s],
] as const)(
	'the verdict %s says what it rests on beside what there is to know, once no more can come',
	(verdict, order) => {
		const know: Reason = { ...reason('stats', 'Объявлений мало.'), severity: 'know' };
		expect(block({ verdict, reasons: [know] })).toMatch(order);
		expect(block({ verdict, reasons: [know] }, { dtp: 'loading' })).not.toContain('Слова.');
	},
);

test('a number stays with what it counts, and a plate or a day with nothing', () => {
	const sentence = 'По номеру Е404КХ99 числится с 04.03.2022 машина по 5 объявлениям.';
	expect(block({ reasons: [reason('stats', sentence)] })).toContain(
		'Е404КХ99 числится с 04.03.2022 машина по 5\u00a0объявлениям',
	);
});

test('opened, reasons stand under what they are for, those of one register together', () => {
	const know = (section: Reason['section'], sentence: string): Reason => ({
		...reason(section, sentence),
		severity: 'know',
		record: sentence,
	});
	const reasons = [
		reason('wanted', 'В розыске.'),
		know('dtp', 'Первое ДТП.'),
		know('stats', 'Объявлений мало.'),
		know('dtp', 'Второе ДТП.'),
	];
	const html = renderToStaticMarkup(<GroupedReasons reasons={reasons} open={() => {}} />);
	expect(html).toMatch(/Из-за чего остановиться.*В розыске.*Что учесть.*Первое ДТП.*Второе ДТП.*Объявлений/s);
	expect(html).not.toContain('выяснить');
});

test('an answer that is too old is named with its day and a button that asks it again', () => {
	const why = 'ответ прежний, от 26.11.2026, 17:42';
	const html = block({ unsettled: [{ what: 'Розыск', why, section: 'wanted' }] });
	expect(html).toContain('Слова.');
	expect(html).toMatch(/href="#wanted".*Розыск.*ответ прежний, от 26\.11\.2026, 17:42/s);
	expect(html).toMatch(/<button[^>]*aria-label="Спросить снова: Розыск"/);
});

test('while registers are asked the title counts their answers', () => {
	const asking = loading(NOTHING.cards.dtp);
	const state = { ...NOTHING, cards: { ...NOTHING.cards, dtp: asking } };
	expect(carVerdictTitle(state, UNDECIDED)).toMatchObject({ words: 'Спрашиваем, 0 из 10', asking: true });
});

test('of a VIN that no register knows the block says just that, and what to do', () => {
	const sections = Object.fromEntries(SECTIONS.map((section) => [section, replyOf(section, 'clear')]));
	const state = openingState({ base: null, sections });
	const vin = 'XTAGFL110KY700114' as Vin;
	const decision = decideReport({ vin, plate: null, plateModel: null }, state, null);
	const html = renderToStaticMarkup(
		<CarVerdictBlock
			decision={decision}
			title={carVerdictTitle(state, decision)}
			words={carVerdictWords(state, { decision, decided: true, again: null })}
			unsettled={[]}
			askAgain={null}
			reserved={false}
			ask={null}
			open={() => {}}
		/>,
	);
	expect(html).toContain(
		'Ни один реестр не знает этот VIN: проверьте, нет ли опечатки. Чаще всего путают 8 и B',
	);
	expect(html).not.toMatch(/полиса|одометра/);
});
