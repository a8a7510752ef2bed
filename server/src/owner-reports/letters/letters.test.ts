import { beforeEach, describe, expect, test } from 'vitest';
import type { Drawing } from '../document/content.ts';
import { paidReport } from '../document/testing/reports.ts';
import type { ReportDocument } from '../owner-reports.ts';
import { createReportComposers } from './letters.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const EMAIL = 'vera@example.com';
const UUID = '5a0c1b9e-0000-4000-8000-000000000001';
const ADDRESS = `https://site.example.org/ownerReport/${UUID}`;

let known: ReportDocument | null;
let drawn: ReportDocument[];
beforeEach(() => {
	known = paidReport({}, { email: EMAIL });
	drawn = [];
});

const composers = createReportComposers({
	ownerReports: { documentOf: async () => known },
	documents: {
		async draw(_drawer, drawing) {
			drawn.push((drawing as Drawing).report);
			return Buffer.from('%PDF');
		},
	},
	clock: { now: () => NOW },
	siteUrl: 'https://site.example.org',
});

describe('the letter about a paid report', () => {
	test('goes to the address that was told, with the link and the document', async () => {
		const letter = await composers['report-paid'](UUID);
		expect(letter).toMatchObject({ to: EMAIL, subject: 'Ваш отчёт о владельце готов' });
		expect(letter?.text).toContain(`Открыть отчёт:\n${ADDRESS}`);
		expect(letter?.html).toContain(`<a href="${ADDRESS}"`);
		expect(letter?.attachments).toEqual([
			{ name: 'otchet-5a0c1b9e.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
		]);
		expect(drawn).toEqual([known]);
	});

	test('says where registers have not answered yet', async () => {
		known = paidReport({}, { email: EMAIL, completedAt: null });
		const letter = await composers['report-paid'](UUID);
		expect(letter?.subject).toBe('Ваш отчёт о владельце оплачен');
		expect(letter?.text).toContain('Часть реестров ещё не ответила');
		expect(letter?.attachments).toHaveLength(1);
	});

	test.each([
		['nobody told an address', () => paidReport()],
		['the report is gone', () => null],
	])('is written to nobody where %s', async (_, report) => {
		known = report();
		expect(await composers['report-paid'](UUID)).toBeNull();
		expect(drawn).toEqual([]);
	});

	test('names nobody in its subject, and no passport anywhere', async () => {
		for (const compose of Object.values(composers)) {
			const letter = await compose(UUID);
			expect(letter?.subject).not.toContain('Примеров');
			expect(letter?.text).toContain('Примеров Пётр Образцович');
			expect(`${letter?.text}${letter?.html}`).not.toMatch(/\d\d \d\d ••••|01\.02\.1980/);
		}
	});

	test('is HTML in which a name is text', async () => {
		known = paidReport({}, { email: EMAIL, lastName: '<img src=x>&"' });
		const letter = await composers['report-paid'](UUID);
		expect(letter?.html).toContain('&lt;img src=x&gt;&amp;&quot;');
		expect(letter?.html).not.toContain('<img');
	});

	test('loads nothing from anywhere', async () => {
		const { html = '' } = (await composers['report-paid'](UUID)) ?? {};
		expect(html.match(/(?:src|href)="[^"]*"/g)).toEqual([`href="${ADDRESS}"`]);
		expect(html).not.toMatch(/url\(|<script|<link/);
	});
});

test('the letter about a late answer says so and has the document anew', async () => {
	const letter = await composers['report-completed'](UUID);
	expect(letter?.subject).toBe('Ваш отчёт о владельце дополнен');
	expect(letter?.attachments).toHaveLength(1);
});

test.each([
	[
		{ registers: 1, requests: 3, kopecks: 0 },
		'Один реестр так и не ответил',
		'добавили на ваш баланс 3 запроса',
	],
	[{ registers: 4, requests: 0, kopecks: 3950 }, 'Так и не ответили 4 реестра', 'вернём 39,50 ₽'],
])('the letter about %j given back says for what and how', async (returned, why, how) => {
	known = paidReport({}, { email: EMAIL, returned });
	const letter = await composers['report-returned'](UUID);
	expect(letter?.subject).toBe('Возврат за отчёт о владельце');
	expect(letter?.text).toContain(why);
	expect(letter?.text).toContain(how);
});
