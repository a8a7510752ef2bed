import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { ANSWER_STATES, type AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { textsOf } from '@avtosverka/server/owner-reports/testing/texts';
import { setUpDatabase } from '@avtosverka/server/store/testing/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageMarkup } from '../../web/src/features/owner-report/testing/markup.tsx';
import { blockIn, lineIn, type Part } from './page-parts.ts';
import { type Reports, reportsOf } from './reports-of-bytes.ts';
import type { SentState } from './supplier-bytes.ts';

const EVERYTHING_SENT: readonly (SentState | 'not-asked')[] = [...ANSWER_STATES, 'none-of-part'];

/** Pairs that cannot happen, and why. The same stands in docs/answer-states.md. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {
	'passport clear': 'that there are no data is a finding, and no good one',
	'passport partial': 'one word, of which no part can be missing',
	'inn clear': 'that a person has no INN is a finding',
};
/**
 * The others either have no list, or leave no row of theirs out: the courts give no birth dates, and a
 * namesake in the list of terrorists is left to the reader.
 */
const MAY_BE_NONE_OF_PART: readonly PersonRegister[] = ['fssp', 'bankruptcy', 'pledge', 'fsin_wanted'];
const happen = (state: AnswerState) =>
	PERSON_REGISTERS.filter((register) => !(`${register} ${state}` in IMPOSSIBLE));

const TEASED: readonly PersonRegister[] = ['pledge', 'bankruptcy', 'fsin_wanted', 'terrorist'];
const NOT_CLEAR = 'Это не значит, что записей нет.';
const SOURCE = (source: string) => `Источник: ${source}, данные на 21 ноября 2026, 10:42`;

/** What the reader has typed, or what every page says. */
const OWN_OR_TYPED = /^(?:Примеров Пётр Образцович|1980-02-01|Физическое лицо)$/i;

/** What would make a failure sound like a result. */
const CLAIMS_CLEAR =
	/не найден|записей нет|нет записей|не обнаружен|открытых нет|дел нет|действителен|^найден|чист/i;
/** What is green on the page, as it is painted and as it is named. */
const STYLED_CLEAR = /data-tone="ok"|text-clear|bg-clear/;

const database = setUpDatabase();
const reports = {} as Record<SentState | 'not-asked', Reports>;
beforeAll(async () => {
	const made = await Promise.all(EVERYTHING_SENT.map((sent) => reportsOf(database.store, sent)));
	for (const [place, sent] of EVERYTHING_SENT.entries()) reports[sent] = made[place] as Reports;
});

const block = (report: OwnerReport, register: PersonRegister) =>
	blockIn(pageMarkup(report), BLOCK_CATALOGUE[register].title);
const line = (report: OwnerReport, register: PersonRegister) =>
	lineIn(pageMarkup(report), BLOCK_CATALOGUE[register].title);

function expectNothingGreen({ html, text }: Part): void {
	expect(html).not.toMatch(STYLED_CLEAR);
	expect(text.replaceAll(NOT_CLEAR, '').replace(BLOCK_CATALOGUE.passport.about, '')).not.toMatch(
		CLAIMS_CLEAR,
	);
}

/** What the bytes of «found» hold, as the page says it, and what it comes to. */
const FOUND: Readonly<Record<PersonRegister, readonly [words: RegExp, tone: string, inShort: string]>> = {
	passport: [/Паспорт действителен/, 'ok', 'Действителен'],
	inn: [/ИНН найден: 000000000184/, 'ok', 'Найден'],
	fssp: [/Общая сумма долга: [\d\s]+.*Производство 10001\/15\/99001-ИП/, 'fail', 'Есть открытые'],
	bankruptcy: [/Реализация имущества гражданина.*А00-1234\/2023/, 'fail', 'Есть записи'],
	pledge: [/Уведомление № 2023-000-000001-001.*XTA00000000000001/, 'fail', 'Есть записи'],
	arbiter: [/А00-1234\/2023.*АС Примерной области/, 'fail', 'Есть дела'],
	fsin_wanted: [/РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ/, 'fail', 'Есть записи'],
	terrorist: [/10198\. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ/, 'fail', 'Есть записи'],
};

describe('found', () => {
	test.each(happen('found'))('in %s shows what was sent, its verdict, source and moment', (register) => {
		const { paid } = reports.found;
		const [words, tone, inShort] = FOUND[register];
		const shown = block(paid, register);
		expect(paid.meta[register]).toMatchObject({ state: 'found', skippedRows: 0 });
		expect(shown.text).toMatch(words);
		expect(shown.text).toContain(SOURCE(supplierName(paid.meta[register].source ?? 'apicloud')));
		expect(shown.tone).toBe(tone);
		expect(shown.text).toContain(inShort);
		expect(line(paid, register).text).toContain(inShort);
		if (tone !== 'ok') expectNothingGreen(shown);
	});
});

describe('clear', () => {
	test.each(happen('clear'))(
		'in %s is green by the register’s own word, with source and moment',
		(register) => {
			const { paid } = reports.clear;
			const shown = block(paid, register);
			expect(paid.meta[register]).toMatchObject({ state: 'clear', skippedRows: 0 });
			expect(shown.text).toContain(BLOCK_CATALOGUE[register].empty);
			expect(shown.text).toContain(SOURCE(supplierName(paid.meta[register].source ?? 'apicloud')));
			expect(shown.tone).toBe('ok');
			expect(line(paid, register).html).toMatch(STYLED_CLEAR);
		},
	);

	test.each([
		['passport', 'Информация о действительности паспорта не найдена!', 'look'],
		['inn', 'Информация об ИНН в базе ФНС не найдена!', 'fail'],
	] as const)(
		'of %s does not happen: its word for «none» is a finding and not green',
		(register, words, tone) => {
			const { paid } = reports.clear;
			const shown = block(paid, register);
			expect(paid.meta[register].state).toBe('found');
			expect(shown.text).toContain(words);
			expect(shown.tone).toBe(tone);
			for (const part of [shown, line(paid, register)]) expect(part.html).not.toMatch(STYLED_CLEAR);
		},
	);
});

describe('partial', () => {
	test.each(happen('partial'))('in %s says so, shows the rest, and is never green', (register) => {
		const { paid } = reports.partial;
		const shown = block(paid, register);
		expect(paid.meta[register].state).toBe('partial');
		if (register === 'inn') expect(shown.text).toContain('подходят несколько человек');
		else {
			expect(shown.text).toMatch(/Прочитано не всё: \d запис[а-я]+ прочитать не удалось\./);
			expect(shown.text).toMatch(FOUND[register][0]);
		}
		expect(['look', 'fail']).toContain(shown.tone);
		for (const part of [shown, line(paid, register)]) expectNothingGreen(part);
	});

	test.each(MAY_BE_NONE_OF_PART)(
		'without one row of his in %s is neutral, and nothing is called absent',
		(register) => {
			const { paid } = reports['none-of-part'];
			const shown = block(paid, register);
			expect(paid.meta[register]).toMatchObject({ state: 'partial', match: null });
			expect(shown.text).toContain(`Среди прочитанного записей нет. ${NOT_CLEAR}`);
			expect(shown.text).not.toContain(BLOCK_CATALOGUE[register].empty);
			expect(shown.tone).toBe('look');
			expect(line(paid, register).text).toContain('Прочитано не всё');
			for (const part of [shown, line(paid, register)]) expect(part.html).not.toMatch(STYLED_CLEAR);
		},
	);
});

/** Of these api-cloud.ru alone is asked: what it refuses the register has not refused. */
const ON_THE_WAY: readonly PersonRegister[] = ['passport', 'arbiter'];
const REFUSED_ON_THE_WAY =
	/ не спросили: посредник api-cloud\.ru отказал, лимит наших запросов к нему исчерпан\./;
test('a namesake in the list of terrorists with another birth date is shown, and is never green', () => {
	const { paid } = reports['none-of-part'];
	const shown = block(paid, 'terrorist');
	expect(paid.meta.terrorist).toMatchObject({ state: 'partial', match: 'look' });
	expect(shown.text).toMatch(/ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ\*, 17\.03\.1961 г\.р\..*возможно, это другой человек/);
	expect(shown.tone).toBe('look');
	for (const part of [shown, line(paid, 'terrorist')]) expectNothingGreen(part);
});

const WHY: Readonly<Record<'unreachable' | 'refused' | 'unreadable' | 'not-asked', RegExp>> = {
	unreachable: / не ответил\./,
	refused: / отказал: лимит запросов исчерпан\./,
	unreadable: / ответил непонятно\./,
	'not-asked': / не спрашивали: (?:к источнику нет доступа|источник отключён)\./,
};
const FAILURES = Object.keys(WHY) as readonly (keyof typeof WHY)[];

describe.each(FAILURES)('%s', (state) => {
	test.each(happen(state))('of %s says why and that it says nothing, hatched, in both views', (register) => {
		const { unpaid, paid } = reports[state];
		const shown = block(paid, register);
		expect(paid.meta[register].state).toBe(state);
		const isOnTheWay = state === 'refused' && ON_THE_WAY.includes(register);
		expect(shown.text).toMatch(isOnTheWay ? REFUSED_ON_THE_WAY : WHY[state]);
		expect(shown.text).toContain(BLOCK_CATALOGUE[register].register);
		expect(shown.text).toContain(NOT_CLEAR);
		expect(shown.tone).toBe('unknown');
		expect(shown.html).toContain('hatched');
		expectNothingGreen(shown);
		const inShort = state === 'not-asked' ? 'Не спрашивали' : 'Неизвестно';
		for (const report of [unpaid, paid]) {
			expect(line(report, register).text).toContain(inShort);
			expectNothingGreen(line(report, register));
		}
	});

	test('leaves nothing green on the whole page, neither at first nor later, paid or not', () => {
		for (const report of Object.values(reports[state])) {
			expect(pageMarkup(report)).not.toMatch(STYLED_CLEAR);
			expect(report.summary.map(({ verdict }) => verdict)).not.toContain('ok');
		}
	});

	test('is waited for at first, unless nobody is asked', () => {
		const { atFirst } = reports[state];
		expect(atFirst.ready_to_pay).toBe(state === 'not-asked');
		expect(reports[state].unpaid.ready_to_pay).toBe(true);
	});
});

describe('an unpaid report', () => {
	test.each(['found', 'partial'] as const)(
		'whose registers have told something (%s) tells nothing of it',
		(sent) => {
			const { unpaid, paid } = reports[sent];
			const texts = textsOf(paid).filter((text) => !OWN_OR_TYPED.test(text));
			expect(texts.length).toBeGreaterThan(30);
			for (const shown of [pageMarkup(unpaid), JSON.stringify(unpaid)]) {
				expect(texts.filter((text) => shown.includes(text))).toEqual([]);
			}
		},
	);

	test.each(TEASED)('shows the same of %s whatever its register has told', (register) => {
		const sent = ['found', 'clear', 'partial', 'none-of-part'] as const;
		const lines = sent.map((one) => line(reports[one].unpaid, register));
		expect(new Set(lines.map(({ html }) => html)).size).toBe(1);
		expect(lines[0]?.text).toContain('Данные в полном отчёте');
		const metas = sent.map((one) => reports[one].unpaid.meta[register]);
		expect(new Set(metas.map((meta) => JSON.stringify(meta))).size).toBe(1);
	});
});

test('Every pair of register and state happens here or is named as impossible', () => {
	for (const sent of EVERYTHING_SENT) {
		const { paid } = reports[sent];
		const state = sent === 'none-of-part' ? 'partial' : sent;
		const others = PERSON_REGISTERS.filter((register) => paid.meta[register].state !== state);
		const allowed = PERSON_REGISTERS.filter((register) =>
			sent === 'none-of-part' ? register === 'passport' : `${register} ${state}` in IMPOSSIBLE,
		);
		expect(others).toEqual(allowed);
	}
});
