import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Locator, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { answerAll } from '../steps/report-lines.ts';

/** What stands in a section's card in one state; `says` and `never` are looked for in the card's text. */
type Expected = { readonly says: (section: Section) => readonly string[]; readonly never: readonly RegExp[] };

const NOTHING_FOUND = [/записей нет[^.]/i, /не найден/i, /нет записей/i, /получено/i];
const NOT_A_CLEAR_ANSWER = 'Это не значит, что записей нет.';
const register = (section: Section) => SECTION_CATALOGUE[section].register;

/** The sandbox's subject whose ten sections are all in one state, from avtocod's bytes on. */
const SUBJECTS: Readonly<Record<AnswerState, string>> = {
	found: 'XTA21144094786239',
	clear: 'XTAGFL110KY100404',
	partial: 'XTAGFL110KY100206',
	unreachable: 'X96ERB6X4B0008543',
	refused: 'XTAGFL110KY100403',
	unreadable: 'XTAGFL110KY100222',
	'not-asked': 'XTAGFL110KY100204',
};

const EXPECTED: Readonly<Record<AnswerState, Expected>> = {
	found: {
		says: () => ['Источник: Автокод, данные на'],
		never: [NOT_A_CLEAR_ANSWER, 'Прочитано не всё', 'Нет ответа'].map((text) => new RegExp(text)),
	},
	clear: {
		says: (section) => [
			SECTION_CATALOGUE[section].emptyText,
			`Записей нет: ${register(section)} ответил`,
			'Источник: Автокод, данные на',
		],
		never: [/не ответил/, /Прочитано не всё/, new RegExp(NOT_A_CLEAR_ANSWER)],
	},
	partial: {
		says: () => ['Прочитано не всё', 'прочитать не удалось', 'Источник: Автокод, данные на'],
		never: NOTHING_FOUND,
	},
	unreachable: {
		says: (section) => [`${register(section)} не ответил`, NOT_A_CLEAR_ANSWER, 'Запросить снова'],
		never: NOTHING_FOUND,
	},
	refused: {
		says: (section) => [
			`${register(section)} не спросили: посредник Автокод отказал, `,
			NOT_A_CLEAR_ANSWER,
			'Запросить снова',
		],
		never: NOTHING_FOUND,
	},
	unreadable: {
		says: (section) => [`${register(section)} ответил непонятно`, NOT_A_CLEAR_ANSWER, 'Запросить снова'],
		never: NOTHING_FOUND,
	},
	'not-asked': {
		says: () => ['Не спрашивали: ', NOT_A_CLEAR_ANSWER, 'Запросить снова'],
		never: NOTHING_FOUND,
	},
};

/** Tones that a card may wear in a state; green belongs to the register's own word alone. */
const TONES: Readonly<Record<AnswerState, readonly string[]>> = {
	found: ['bad', 'warn', 'calm', 'plain'],
	clear: ['calm', 'plain'],
	partial: ['warn', 'bad', 'plain'],
	unreachable: ['silent'],
	refused: ['silent'],
	unreadable: ['silent'],
	'not-asked': ['silent'],
};

function card(page: Page, section: Section): Locator {
	return page.getByRole('article', { name: SECTION_CATALOGUE[section].title, includeHidden: true });
}

for (const state of Object.keys(SUBJECTS) as AnswerState[]) {
	test(`all ten sections say in their own words that the answer is ${state}`, DEEP, async ({ page }) => {
		await answerAll(page, SUBJECTS[state], process.env.E2E_AVTOCOD_SITE_URL);
		for (const section of SECTIONS) {
			const said = `${section}, ${state}`;
			for (const words of EXPECTED[state].says(section)) {
				await expect(card(page, section), said).toContainText(words);
			}
			for (const words of EXPECTED[state].never) {
				await expect(card(page, section), said).not.toContainText(words);
			}
			const badges = card(page, section).locator('[data-tone]');
			const tones = await badges.evaluateAll((all) => all.map((one) => one.getAttribute('data-tone')));
			expect(tones.length, said).toBeGreaterThan(0);
			for (const tone of tones) expect(TONES[state], said).toContain(tone);
		}
	});
}
