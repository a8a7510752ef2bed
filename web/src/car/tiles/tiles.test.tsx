import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { ANSWER_STATES } from '@avtosverka/contract/vocabulary/answer-state';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { severityIn } from '@avtosverka/decision/car/severity-in';
import { lineWords, tileWord } from '@avtosverka/decision/car/signs/fact-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { judgeSectionLine } from '../answer/judge-section.ts';
import { cardOf, openingState } from '../state/report-state.ts';
import { replyOf } from '../testing/replies.ts';
import { decideReport } from '../verdict/decide-report.ts';
import { Tiles } from './tiles.tsx';

const TONES = { stop: 'bad', clarify: 'warn', know: 'plain' } as const;
/** As much as a tile of a phone is wide. */
const LETTERS = 10;

test.each(ANSWER_STATES)('a tile says in a short word of its own that a section is %s', (state) => {
	const sections = Object.fromEntries(SECTIONS.map((section) => [section, replyOf(section, state)]));
	const report = openingState({ base: null, sections });
	for (const section of SECTIONS) {
		const card = cardOf(report, section);
		const word = tileWord(section, card.reply, judgeSectionLine(section, card), new Date());
		expect(word.length, section).toBeLessThanOrEqual(LETTERS);
		if (!['found', 'clear', 'partial'].includes(state)) expect(word).not.toMatch(/нет|\d/);
	}
	const html = renderToStaticMarkup(<Tiles state={report} decision={null} open={() => {}} />);
	expect(html.match(/<li>/g)).toHaveLength(10);
	for (const section of SECTIONS) {
		const { reply } = cardOf(report, section);
		const words = lineWords(section, reply, judgeSectionLine(section, cardOf(report, section)), new Date());
		expect(html).toContain(`${SECTION_CATALOGUE[section].title}: ${words}`);
	}
});

test('a tile has the colour and the sign of the finding in its section, and no other', () => {
	const sections = Object.fromEntries(SECTIONS.map((section) => [section, replyOf(section, 'found')]));
	const report = openingState({ base: null, sections });
	const decision = decideReport({ vin: 'XTA211440C5106239', plate: null, plateModel: null }, report, null);
	for (const section of SECTIONS) {
		const { tone, sign } = judgeSectionLine(section, cardOf(report, section), decision);
		const severity = severityIn(decision, section);
		if (severity === null) expect(['plain', 'calm'], section).toContain(tone);
		else expect({ tone, sign }).toEqual({ tone: TONES[severity], sign: severity });
	}
	expect(SECTIONS.map((section) => severityIn(decision, section))).toContain('know');
});

test('a record that could not be read shows in the tile: «1+», on a hatched ground, in words', () => {
	const report = openingState({ base: null, sections: { dtp: replyOf('dtp', 'partial') } });
	const html = renderToStaticMarkup(<Tiles state={report} decision={null} open={() => {}} />);
	const [, tile = ''] = /data-tile="dtp"(.*?)<\/li>/s.exec(html) ?? [];
	expect(tile).toContain('>1+<');
	expect(tile).toContain('hatched');
	expect(tile).toContain('1 ДТП, 04.04.2018; Прочитано не всё');
});
