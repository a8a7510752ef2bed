import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { WATCHED_SECTIONS } from './records.ts';
import { changesMessage, messageLines, termMessage } from './words.ts';

const SITE = 'https://sverka.example';
const CAR = { vin: SAMPLE_VIN, name: 'LADA 2114, 2009' };
const END = `Отчёт: ${SITE}/checks/${SAMPLE_VIN}`;
const words = fc.string({ unit: fc.constantFrom('а', '<', '&', ' '), minLength: 1, maxLength: 900 });
const changes = fc.record({
	section: fc.constantFrom(...WATCHED_SECTIONS),
	changes: fc.record({
		added: fc.array(words, { maxLength: 8 }),
		updated: fc.array(words, { maxLength: 8 }),
		gone: fc.nat(20),
	}),
});
const allSections = fc.uniqueArray(changes, { selector: ({ section }) => section });

test('a message fits every messenger, counts every record, and ends with the report', () => {
	fc.assert(
		fc.property(allSections, (all) => {
			const html = changesMessage(CAR, all, SITE);
			expect(html.length).toBeLessThanOrEqual(4_000);
			expect(html.endsWith(END)).toBe(true);
			const counted = messageLines(html).reduce((sum, line) => {
				const [, number] = /(?:ещё записей|ещё изменений|из ответа записей): (\d+)/.exec(line) ?? [];
				return sum + (number === undefined ? Number(line.startsWith('• ')) : Number(number));
			}, 0);
			const found = all.map(({ changes: { added, updated, gone } }) => added.length + updated.length + gone);
			expect(counted).toBe(found.reduce((sum, count) => sum + count, 0));
		}),
	);
});

test('what does not fit is told by its number, and no section is named without a record', () => {
	const long = { added: Array(5).fill('я'.repeat(400)), updated: Array(5).fill('ю'.repeat(400)), gone: 2 };
	const all = (['wanted', 'restrict', 'zalog'] as const).map((section) => ({ section, changes: long }));
	const lines = changesMessage(CAR, all, SITE).split('\n');
	expect(lines.slice(-3)).toEqual(['', 'И ещё изменений: 23. Все ответы — в отчёте.', END]);
	expect(lines.at(-4)).toMatch(/^• новое: я{299}…$/);
	const unnamed = changesMessage({ ...CAR, name: null }, all, SITE).split('\n');
	expect(unnamed.slice(1)).toEqual(lines.slice(1));
});

test('a message names the car beside its VIN, as far as its name is known', () => {
	const all = [{ section: 'wanted', changes: { added: ['В розыске'], updated: [], gone: 0 } }] as const;
	const firstLine = (name: string | null) => messageLines(changesMessage({ ...CAR, name }, all, SITE))[0];
	expect(firstLine(CAR.name)).toBe(`🔔 Изменения: LADA 2114, 2009, VIN ${SAMPLE_VIN}`);
	expect(firstLine(null)).toBe(`🔔 Изменения: VIN ${SAMPLE_VIN}`);
	expect(firstLine('<Лада>\n'.repeat(40))).toMatch(/^🔔 Изменения: <Лада> <.{1,42}…, VIN /);
	expect(messageLines(termMessage(CAR))).toEqual([
		`🔔 Слежение закончилось: LADA 2114, 2009, VIN ${SAMPLE_VIN}`,
		expect.stringContaining('Прошло 30 дней.'),
	]);
});
