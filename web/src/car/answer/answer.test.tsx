import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { EMPTY_DATA } from '@avtosverka/contract/check/testing/section-data';
import { NOT_CLEAR } from '@avtosverka/contract/vocabulary/absence-words';
import { ANSWER_STATES, type AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { judgeAnswer } from '@avtosverka/decision/car/signs/answer-badge';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SectionRows } from '../sections/section-rows.tsx';
import { pictureReply, replyOf } from '../testing/replies.ts';
import { AnswerView } from './answer.tsx';
import { Badge } from './badge.tsx';

const NO_ANSWERS: readonly AnswerState[] = ['unreachable', 'refused', 'unreadable', 'not-asked'];

/** Words that would make a failure sound like a result. */
const CLAIMS_EMPTY =
	/не найден|записей нет|нет записей|записей не было|не обнаружен|чист|получено|не указано/i;

type Reply = ReturnType<typeof replyOf>;

function markup(section: Section, reply: Reply): string {
	const { main, beside } = judgeAnswer(section, reply);
	return renderToStaticMarkup(
		<>
			{beside && <Badge verdict={beside} />}
			<Badge verdict={main} />
			<AnswerView
				section={section}
				reply={reply}
				variant={{ kind: 'rows', Rows: SectionRows }}
				again={(variant) => <button type="button">снова:{variant}</button>}
				digits={({ token }) => <p>цифры:{token}</p>}
			/>
		</>,
	);
}

function text(html: string): string {
	return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe.each(SECTIONS)('the answer of %s', (section) => {
	const { register, emptyText } = SECTION_CATALOGUE[section];

	test('found shows facts, source and moment, and never the empty sentence', () => {
		const shown = text(markup(section, replyOf(section, 'found')));
		expect(shown).toContain('Источник: Автокод, данные на 21 ноября 2026, 10:42');
		expect(shown).not.toContain(emptyText);
		expect(shown).not.toContain('[object');
	});

	test('clear shows the sentence of the specification and who said it when', () => {
		const shown = text(markup(section, replyOf(section, 'clear')));
		expect(shown).toContain(emptyText);
		expect(shown).toContain(`Записей нет: ${register} ответил 21 ноября 2026, 10:42.`);
		expect(shown).toContain('Источник: Автокод, данные на 21 ноября 2026, 10:42');
		expect(shown.includes('ДТП, оформленные ГИБДД с 2015 года')).toBe(section === 'dtp');
	});

	test('partial says how much could not be read, and shows the rest', () => {
		const shown = text(markup(section, replyOf(section, 'partial')));
		expect(shown).toContain('Прочитано не всё: 2 записи прочитать не удалось.');
		expect(shown).toContain('Источник: Автокод');
		expect(shown).not.toContain(emptyText);
	});

	test('partial without one readable row does not say that there is nothing', () => {
		const reply = { ...replyOf(section, 'partial'), data: EMPTY_DATA[section] } as Reply;
		const shown = text(markup(section, reply));
		expect(shown).toContain('Ни одну из записей прочитать не удалось.');
		expect(shown).not.toMatch(CLAIMS_EMPTY);
	});

	test('unreachable, refused, unreadable and not asked have words of their own', () => {
		const words = NO_ANSWERS.map((state) => text(markup(section, replyOf(section, state))));
		expect(words[0]).toContain(`${register} не ответил.`);
		expect(words[1]).toContain(
			`${register} не спросили: посредник Автокод отказал, у него идут технические работы.`,
		);
		expect(words[2]).toContain(`${register} ответил непонятно.`);
		expect(words[3]).toContain(`${register} не спрашивали: к источнику нет доступа.`);
	});

	test('a refusal of the register itself is its own, in words and badge', () => {
		const shown = text(markup(section, replyOf(section, 'refused', { source: 'gibdd' })));
		expect(shown).toContain(`${register} отказал: идут технические работы.`);
		expect(shown).not.toContain('посредник');
	});

	test.each(NO_ANSWERS)('%s neither says nor looks like "nothing found"', (state) => {
		const html = markup(section, replyOf(section, state));
		expect(text(html)).toContain(NOT_CLEAR);
		expect(text(html).replaceAll(NOT_CLEAR, '')).not.toMatch(CLAIMS_EMPTY);
		expect(html).not.toContain('bg-clear-soft');
		expect(html).toContain('data-tone="silent"');
		expect(html).toContain('hatched');
		expect(html).toContain('снова:button');
	});

	test('the message of the server stands first where there is no answer', () => {
		const reply = { ...replyOf(section, 'unreachable'), message: 'Слова сервера.' } as Reply;
		const html = markup(section, reply);
		expect(text(html)).toContain('Слова сервера.');
		expect(html.includes('role="alert"')).toBe(section === 'recall');
	});

	test('a kept answer that stands in for a silent register says so and is not green', () => {
		for (const state of ['found', 'clear', 'partial'] as const) {
			const html = markup(section, replyOf(section, state, { stale: true, cached: true }));
			expect(text(html)).toContain('Ответ прежний, от 21 ноября 2026, 10:42: сейчас реестр не отвечает.');
			expect(html).not.toContain('data-tone="calm"');
		}
	});

	test.each([
		[[{ source: 'gibdd', state: 'refused' }], 'ban', 'отказывает'],
		[
			[{ source: 'avtocod', state: 'refused' }],
			'no-funds',
			'не спрашивают: посредник Автокод отказал, на нашем счёте у него закончились деньги',
		],
		[
			[
				{ source: 'avtocod', state: 'refused' },
				{ source: 'gibdd', state: 'unreadable' },
			],
			null,
			'отвечает непонятно',
		],
		[
			[{ source: 'avtocod', state: 'not-asked' }],
			'budget',
			'не спрашивают: исчерпан наш дневной лимит платных запросов, новый начнётся в полночь по московскому времени',
		],
	] as const)('a kept answer says who stands behind it: %j', (tried, reason, words) => {
		const over = { stale: true, cached: true, reason, tried: [...tried] };
		const shown = text(markup(section, replyOf(section, 'clear', over)));
		expect(shown).toContain(`сейчас реестр ${words}.`);
	});

	test('every state has its own badge', () => {
		const badges = ANSWER_STATES.map((state) => {
			const { sign, label } = judgeAnswer(section, replyOf(section, state)).main;
			return `${sign} ${label}`;
		});
		expect(new Set(badges).size).toBe(ANSWER_STATES.length);
	});

	test.each(ANSWER_STATES)('%s is calm only by the word of the register', (state) => {
		const { main, beside } = judgeAnswer(section, replyOf(section, state));
		if (main.tone === 'calm') expect(['found', 'clear']).toContain(state);
		expect(main.tone === 'silent').toBe(NO_ANSWERS.includes(state));
		expect(beside?.tone).not.toBe('calm');
	});

	test('facts that are called found and are not there are not understood', () => {
		const reply = { ...replyOf(section, 'found'), data: EMPTY_DATA[section] } as Reply;
		expect(judgeAnswer(section, reply).main).toMatchObject({ tone: 'silent', label: 'Ответ непонятен' });
		expect(text(markup(section, reply))).not.toMatch(CLAIMS_EMPTY);
	});
});

test('a register that is still being asked is waited for', () => {
	const shown = text(markup('dtp', replyOf('dtp', 'unreachable', { pending: true })));
	expect(shown).toContain('Ещё ждём');
	expect(shown).toContain(NOT_CLEAR);
});

test.each(['registration', 'wanted'] as const)('%s waits for digits, and that is no answer', (section) => {
	const html = markup(section, pictureReply(section, 't1'));
	const shown = text(html);
	expect(shown).toContain('Нужны цифры с картинки');
	expect(shown).toContain('ГИБДД ответит, когда вы введёте цифры с картинки.');
	expect(shown).toContain('цифры:t1');
	expect(shown).toContain(NOT_CLEAR);
	expect(shown.replaceAll(NOT_CLEAR, '')).not.toMatch(CLAIMS_EMPTY);
	expect(html).toContain('data-tone="silent"');
	expect(shown).not.toContain('снова:button');
	expect(shown).not.toContain('Отказ');
});

test('a picture that could not be had is a refusal like any other', () => {
	const shown = text(
		markup('dtp', replyOf('dtp', 'refused', { source: 'gibdd', reason: 'captcha', challenge: null })),
	);
	expect(shown).toContain('Отказ');
	expect(shown).toContain('отказал: просит ввести цифры с картинки.');
	expect(shown).toContain('снова:button');
});
