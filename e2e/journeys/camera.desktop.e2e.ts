import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive } from '../steps/alive.ts';
import {
	barcodePicture as barcode,
	cameraButton as button,
	choosePicture as choose,
	pictureDialog as dialog,
	heldOtherwise,
	printedPicture as printed,
	turnNothing,
} from '../steps/camera-steps.ts';
import { workerIsReady } from '../steps/offline-steps.ts';

const vinOf = (project: string) => `XTAGFL110KY70018${project === 'phone' ? 0 : 1}`;

test.beforeEach(async ({ page }) => {
	await page.goto('/');
	await isAlive(page);
});

test('a barcode is read by own files alone, confirmed, and leads to the report by keyboard', async ({
	page,
}, { project }) => {
	const vin = vinOf(project.name);
	const requests: string[] = [];
	page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await button(page).focus();
	await page.keyboard.press('Enter');
	await choose(page, await barcode(vin));
	const field = dialog(page).getByRole('textbox');
	await expect(field).toHaveValue(vin);
	await expect(field).toBeFocused();
	expect(requests.filter((request) => !/^GET \/assets\//.test(request))).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(dialog(page)).toBeHidden();
	await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue(vin);
	await expect(page.getByRole('button', { name: 'Проверить', exact: true })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`/checks/${vin}`);
});

test('what is no picture is told for what it is', DEEP, async ({ page }) => {
	await button(page).click();
	const bomb = Buffer.alloc(64);
	bomb.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	bomb.writeUInt32BE(60_000, 16);
	bomb.writeUInt32BE(60_000, 20);
	const files = [
		[{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }, 'Файл пустой'],
		[{ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') }, 'Это видео'],
		[{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }, 'векторный рисунок'],
		[{ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') }, 'HEIC'],
		[{ name: 'a.png', mimeType: 'image/png', buffer: bomb }, 'слишком большой'],
		[{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') }, 'не открылся'],
		[await barcode('4607001234567', 'Code128'), 'не нашлось ни VIN, ни госномера'],
	] as const;
	for (const [file, sentence] of files) {
		await choose(page, file);
		await expect(dialog(page).getByText(sentence)).toBeVisible({ timeout: 60_000 });
	}
});

test.describe('with its worker', () => {
	test.use({ serviceWorkers: 'allow', forgiven: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

	test('after its first use it reads without a network', DEEP, async ({ page, context }, { project }) => {
		const vin = vinOf(project.name);
		await workerIsReady(page);
		await page.reload();
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await button(page).click();
		await choose(page, printed(vin));
		await expect(dialog(page).getByRole('textbox')).toHaveValue(vin, { timeout: 60_000 });
		await context.setOffline(true);
		await page.reload();
		await button(page).click();
		await choose(page, printed(vin));
		await expect(dialog(page).getByRole('textbox')).toHaveValue(vin, { timeout: 60_000 });
		await context.setOffline(false);
	});
});

test('a printed VIN and a plate are read by the letters', DEEP, async ({ page }, { project }) => {
	const vin = vinOf(project.name);
	await button(page).click();
	await choose(page, printed(vin));
	await expect(dialog(page).getByRole('textbox')).toHaveValue(vin, { timeout: 60_000 });
	await choose(page, printed('A123BC 77'));
	await expect(dialog(page).getByRole('textbox')).toHaveValue('А123ВС77', { timeout: 60_000 });
	await dialog(page).getByRole('button', { name: 'Верно, взять' }).click();
	await expect(page.getByRole('textbox', { name: 'Госномер' })).toHaveValue('А123ВС77');
});

test('a browser without WebAssembly is not offered what it cannot do', DEEP, async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
	await page.reload();
	await page.getByRole('textbox', { name: 'VIN' }).fill('XTA');
	await page.getByRole('textbox', { name: 'VIN' }).fill('');
	await expect(button(page)).toHaveCount(0);
});

test('a VIN with O and I in it is offered with digits in their place', DEEP, async ({ page }) => {
	await page.getByRole('textbox', { name: 'VIN' }).pressSequentially('XTAGFLI10KY70O181');
	await expect(page.getByText('Только латинские буквы и цифры')).toBeVisible();
	await page.getByRole('button', { name: /XTAGFL110KY700181/ }).click();
	await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue('XTAGFL110KY700181');
	await expect(page.getByText('LADA, модель 2019 года')).toBeVisible();
});

for (const [browser, tags] of [
	['that turns pictures', [6]],
	['that turns none', [6, 3, 8]],
] as const) {
	test(`a picture held otherwise is read in a browser ${browser}`, DEEP, async ({ page }, { project }) => {
		if (browser === 'that turns none') {
			await turnNothing(page);
			await page.reload();
			await isAlive(page);
		}
		const vin = vinOf(project.name);
		for (const tag of tags) {
			await button(page).click();
			await choose(page, await heldOtherwise(printed('VIN', vin), tag));
			await expect(dialog(page).getByRole('textbox')).toHaveValue(vin, { timeout: 60_000 });
			await page.keyboard.press('Escape');
			await expect(dialog(page)).toBeHidden();
		}
	});
}
