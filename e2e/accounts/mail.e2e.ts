import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import { solveMany } from '@avtosverka/harness/solve';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { APIRequestContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { newEmail, noteSecret, signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

const CALLS = { 'X-Requested-With': 'XMLHttpRequest' };
const PRIMEROV = {
	last_name: 'Примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '0000000000',
	consent: CONSENT_VERSION,
};
const sandbox = () => process.env.E2E_SANDBOX_URL ?? '';

/** A report ordered by the person signed in in this browser, ready to be paid for. */
async function readyReport(page: Page): Promise<string> {
	const token = await storedToken(page);
	const site = process.env.E2E_SITE_URL ?? '';
	const { cookie, values } = await solveMany(site, 'report', 1);
	const made = await fetch(`${site}/v1/ownerReport/create`, {
		method: 'POST',
		headers: { ...CALLS, cookie, 'content-type': 'application/json' },
		body: JSON.stringify({ ...PRIMEROV, token, protection: values[0] }),
	});
	const { data } = (await made.json()) as { data: { report_uuid: string } };
	const { report_uuid } = data;
	noteSecret(report_uuid);
	const isReady = async () => (await reportOf(page.request, report_uuid)).ready_to_pay;
	await expect.poll(isReady, { timeout: 45_000 }).toBe(true);
	return report_uuid;
}

async function reportOf(request: APIRequestContext, uuid: string) {
	const reply = await request.get('/v1/ownerReport/get', { headers: CALLS, params: { report_uuid: uuid } });
	return (await reply.json()).data.report;
}

/** Pays as a visitor does who has not signed in. */
async function payByVisitor(request: APIRequestContext, uuid: string, email: string): Promise<void> {
	const data = { purpose: 'report1', report_uuid: uuid, email, type: 'website', method: 'card' };
	const created = await request.post('/v1/payments/create', { headers: CALLS, data });
	const { fields } = (await created.json()).data;
	noteSecret(fields.MNT_SIGNATURE);
	const paid = await request.post(`${sandbox()}/_control/moneta/pay`, { data: { fields, how: 'twice' } });
	expect(paid.ok()).toBe(true);
}

type Letter = { id: number; to: string[]; files: { path: string }[] };
async function lettersTo(request: APIRequestContext, email: string): Promise<Letter[]> {
	const { letters } = await (await request.get(`${sandbox()}/_control/mail`)).json();
	return letters.filter(({ to }: Letter) => to.includes(email));
}

/** The part of a page that is not paper. */
async function inkOf(pdf: Uint8Array): Promise<number> {
	const png = await renderPageAsImage(new Uint8Array(pdf), 1, {
		canvasImport: () => import('@napi-rs/canvas'),
	});
	const image = await loadImage(Buffer.from(png));
	const canvas = createCanvas(image.width, image.height).getContext('2d');
	canvas.drawImage(image, 0, 0);
	const { data } = canvas.getImageData(0, 0, image.width, image.height);
	let inked = 0;
	for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) inked += 1;
	return inked / (data.length / 4);
}

test(
	'a visitor pays for a report, and its letter comes once, with a document that can be read',
	DEEP,
	async ({ page, browser }) => {
		await signInByGoogle(page);
		const uuid = await readyReport(page);
		const visitor = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
		expect((await reportOf(visitor.request, uuid)).terrorist).toBeNull();
		const email = newEmail();
		await payByVisitor(visitor.request, uuid, email);
		await expect
			.poll(async () => (await lettersTo(visitor.request, email)).length, { timeout: 30_000 })
			.toBe(1);
		expect((await reportOf(visitor.request, uuid)).terrorist).toContain('FullName');
		const [letter] = await lettersTo(visitor.request, email);

		const inbox = await visitor.newPage();
		await inbox.goto(`${sandbox()}/mail/${letter?.id}`);
		const shown = inbox.frameLocator('iframe');
		await expect(shown.getByRole('heading', { name: 'Отчёт готов' })).toBeVisible();
		await expect(shown.getByRole('link', { name: 'Открыть отчёт' })).toHaveAttribute(
			'href',
			new RegExp(`/ownerReport/${uuid}$`),
		);
		const saving = inbox.waitForEvent('download');
		await inbox.getByRole('link', { name: /^otchet-.*\.pdf$/ }).click();
		expect((await saving).suggestedFilename()).toBe(`otchet-${uuid.slice(0, 8)}.pdf`);

		const pdf = await (await visitor.request.get(`${sandbox()}${letter?.files[0]?.path}`)).body();
		const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
		for (const words of ['Примеров Пётр Образцович', '00 00 ••••00', 'ИНН 000000000184', 'стр. 1 из']) {
			expect(text.replace(/\s+/g, ' ')).toContain(words);
		}
		const ink = await inkOf(pdf);
		expect(ink).toBeGreaterThan(0.01);
		expect(ink).toBeLessThan(0.3);
		await visitor.close();
	},
);
