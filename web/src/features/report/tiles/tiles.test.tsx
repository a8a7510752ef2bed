import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { ANSWER_STATES } from '@avtosverka/contract/vocabulary/answer-state';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { tileWord } from '@avtosverka/decision/car/signs/tile-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { judgeLine } from '../answer/judge-card.ts';
import { cardOf, openingState } from '../state/report-state.ts';
import { replyOf } from '../testing/replies.ts';
import { Tiles } from './tiles.tsx';

/** As much as a tile of a phone is wide. */
const LETTERS = 10;

test.each(ANSWER_STATES)('a tile says in a short word of its own that a section is %s', (state) => {
	const sections = Object.fromEntries(SECTIONS.map((section) => [section, replyOf(section, state)]));
	const report = openingState({ base: null, sections });
	for (const section of SECTIONS) {
		const card = cardOf(report, section);
		const word = tileWord(section, card.reply, judgeLine(section, card));
		expect(word.length, section).toBeLessThanOrEqual(LETTERS);
		if (!['found', 'clear', 'partial'].includes(state)) expect(word).not.toMatch(/нет|\d/);
	}
	const html = renderToStaticMarkup(<Tiles state={report} open={() => {}} />);
	expect(html.match(/<li>/g)).toHaveLength(10);
	for (const section of SECTIONS)
		expect(html).toContain(
			`${SECTION_CATALOGUE[section].title}: ${judgeLine(section, cardOf(report, section)).label}`,
		);
});
