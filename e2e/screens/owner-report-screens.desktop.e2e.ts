import { PERSON_REGISTERS, SHOWN_WHEN_PAID } from '@avtosverka/contract/vocabulary/person-register';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { inspectScreens, type Screen } from '../steps/inspect-screens.ts';
import { submit, TESTOVA, typeIn } from '../steps/owner-report-steps.ts';
import { rewriteReplies } from '../steps/routed-replies.ts';
import { screensHigh } from '../steps/screens-high.ts';
import { playChatLinks } from '../steps/sign-in-steps.ts';

const UUID = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
const SAMPLE = '00000000-0000-4000-8000-000000000079';
const TEASED = new Set<string>(SHOWN_WHEN_PAID);
type Meta = Record<string, unknown>;
type Report = Record<string, unknown> & {
	meta: Record<string, Meta>;
	summary: { block: string; verdict: unknown }[];
};

/** When a silent register is asked next. */
const NEXT_AT = '2026-11-21T10:00:00.000Z';

const without = (report: Report): Report => ({
	...report,
	...Object.fromEntries(PERSON_REGISTERS.map((one) => [one, null])),
});
const eachMeta = (report: Report, change: Meta): Report['meta'] =>
	Object.fromEntries(PERSON_REGISTERS.map((one) => [one, { ...report.meta[one], ...change }]));

function unpaid(report: Report): Report {
	const summary = report.summary.map(({ block, verdict }) => ({
		block,
		verdict: TEASED.has(block) ? null : verdict,
	}));
	return { ...without(report), paid: false, summary };
}

function forming(report: Report): Report {
	const asked = Object.fromEntries(PERSON_REGISTERS.slice(3).map((one) => [`${one}_attempt_count`, 1]));
	const waiting = { ...report.meta, ...eachMeta(report, { state: null, asOf: null, nextAt: NEXT_AT }) };
	const [passport, inn, fssp] = PERSON_REGISTERS;
	for (const done of [passport, inn, fssp]) waiting[done] = report.meta[done] ?? {};
	return { ...unpaid(report), ...asked, ready_to_pay: false, report_status: 'forming', meta: waiting };
}

function silent(report: Report): Report {
	const attempts = Object.fromEntries(
		PERSON_REGISTERS.map((one, place) => [`${one}_attempt_count`, place < 3 ? 2 : 5]),
	);
	const meta = eachMeta(report, {
		state: 'unreachable',
		asOf: null,
		source: null,
		nextAt: NEXT_AT,
	});
	const summary = PERSON_REGISTERS.map((block) => ({ block, verdict: 'unknown' }));
	return { ...without(report), ...attempts, meta, summary, report_status: 'forming' };
}

/** The sample's report as another one, in a state that would not hold still otherwise. */
const played = (change: (report: Report) => Report) => async (page: Page) => {
	await playChatLinks(page);
	const changed = (report: Report) => ({ ...change(report), sample: false, report_uuid: UUID });
	await rewriteReplies(
		page,
		`**/v1/ownerReport/get?*${UUID}*`,
		(body) => ({ ...body, data: { report: changed(body.data.report) } }),
		(url) => url.replace(UUID, SAMPLE),
	);
};

const CLEAN: Readonly<Record<string, unknown>> = {
	passport: { isValid: true },
	inn: { state: 1, inn: '000000000184' },
	fssp: { items: [], total: 0 },
	bankruptcy: { result: { pageData: [] } },
	pledge: { pageData: [] },
	arbiter: { items: [] },
	fsin_wanted: { items: [] },
	terrorist: { data: [] },
};

/** Nothing bad in any register, and all of them have said so just now. */
function clean(report: Report): Report {
	const blocks = Object.fromEntries(PERSON_REGISTERS.map((one) => [one, JSON.stringify(CLEAN[one])]));
	const meta = eachMeta(report, { state: 'clear', asOf: new Date().toISOString(), match: null });
	for (const one of ['passport', 'inn']) meta[one] = { ...meta[one], state: 'found' };
	return { ...report, ...blocks, meta, summary: PERSON_REGISTERS.map((block) => ({ block, verdict: 'ok' })) };
}

/** Every line of the report opened. */
async function openAll(page: Page): Promise<void> {
	const lines = page.locator('main details:not(:has(button)) > summary');
	await expect(lines).not.toHaveCount(0);
	// What opens may hold a button, which takes its line out of the list.
	for (const line of await lines.elementHandles()) await line.click();
	await expect(page.getByText('Источник:').first()).toBeVisible();
}

async function mistakes(page: Page): Promise<void> {
	await submit(page).click();
	await expect(page.getByText('Заполните все поля')).toBeVisible();
}

async function notSignedIn(page: Page): Promise<void> {
	await typeIn(page, TESTOVA);
	await submit(page).click();
	await expect(page.getByText('Вы не авторизованы')).toBeVisible();
}

async function withoutEmail(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Продолжить' }).click();
	await expect(page.getByRole('button', { name: /Оплатить картой/ })).toBeVisible();
}

async function share(page: Page): Promise<void> {
	await page.getByText('Поделиться').click();
	await expect(page.getByRole('button', { name: 'Скопировать ссылку' })).toBeVisible();
}

const address = `/ownerReport/${UUID}`;

const SCREENS: readonly Screen[] = [
	{ name: 'owner-form', address: '/ownerReport' },
	{ name: 'owner-form-mistakes', address: '/ownerReport', act: mistakes },
	{ name: 'owner-form-sign-in', address: '/ownerReport', prepare: playChatLinks, act: notSignedIn },
	{ name: 'owner-consent', address: '/ownerReport/consent' },
	{ name: 'owner-forming', address, prepare: played(forming) },
	{ name: 'owner-unpaid', address, prepare: played(unpaid) },
	{ name: 'owner-unpaid-paying', address, prepare: played(unpaid), act: withoutEmail },
	{ name: 'owner-paid', address, prepare: played((report) => ({ ...report, own: true })), act: share },
	{ name: 'owner-paid-open', address, prepare: played((report) => report), act: openAll },
	{ name: 'owner-clean', address, prepare: played(clean) },
	{ name: 'owner-silent', address, prepare: played(silent) },
	{ name: 'owner-missing', address, isMissing: true },
];

inspectScreens(SCREENS);

const OWN = (report: Report): Report => ({ ...report, own: true });

test('a bad report is short while it is folded, and its first screen decides', async ({ page }) => {
	await played(OWN)(page);
	await page.goto(address);
	const verdict = page.getByRole('region', { name: 'Остановитесь' });
	await expect(verdict).toBeVisible();
	const { height = 0 } = page.viewportSize() ?? {};
	for (const words of ['Остановитесь', 'Кто подписывает', /^Чего не проверяли/]) {
		const box = await verdict.getByText(words).first().boundingBox();
		expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
	}
	const long = await page.evaluate(() => ({
		main: document.querySelector('main')?.scrollHeight ?? Number.POSITIVE_INFINITY,
		page: document.documentElement.scrollHeight,
	}));
	expect(screensHigh(page, long.main)).toBeLessThanOrEqual(2.1);
	expect(screensHigh(page, long.page)).toBeLessThanOrEqual(2.52);
});
