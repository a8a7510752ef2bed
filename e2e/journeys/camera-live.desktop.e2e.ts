import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive } from '../steps/alive.ts';
import {
	barcodePicture,
	cameraButton,
	camerasOn,
	choosePicture,
	pictureDialog,
	printedPicture,
	refuseCamera,
	showToCamera,
} from '../steps/camera-steps.ts';
import { workerIsReady } from '../steps/offline-steps.ts';

const vinOf = (project: string, place: number) =>
	`XTAGFL110KY70027${project === 'phone' ? place : place + 1}`;
const field = (page: Page) => pictureDialog(page).getByRole('textbox');

async function openHome(page: Page): Promise<void> {
	await page.goto('/');
	await isAlive(page);
}

test(
	'the live camera reads a barcode, is turned off, and leads to the report by keyboard',
	DEEP,
	async ({ page }, { project }) => {
		const vin = vinOf(project.name, 0);
		await showToCamera(page, await barcodePicture(vin));
		await openHome(page);
		await cameraButton(page).focus();
		await page.keyboard.press('Enter');
		await pictureDialog(page).getByRole('button', { name: 'Навести камеру' }).focus();
		await page.keyboard.press('Enter');
		await expect(field(page)).toHaveValue(vin);
		await expect.poll(() => camerasOn(page)).toBe(0);
		await expect(field(page)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'Проверить', exact: true })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`/checks/${vin}`);
	},
);

test(
	'the live camera stops with a hidden tab and with the dialog, and takes a picture by hand',
	DEEP,
	async ({ page }, { project }) => {
		const vin = vinOf(project.name, 2);
		await showToCamera(page, printedPicture('НИЧЕГО'));
		await openHome(page);
		await cameraButton(page).click();
		await pictureDialog(page).getByRole('button', { name: 'Навести камеру' }).click();
		await expect.poll(() => camerasOn(page)).toBe(1);
		const hide = (state: string) =>
			page.evaluate((visibilityState) => {
				Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
				document.dispatchEvent(new Event('visibilitychange'));
			}, state);
		await hide('hidden');
		await expect.poll(() => camerasOn(page)).toBe(0);
		await hide('visible');
		await expect.poll(() => camerasOn(page)).toBe(1);
		await pictureDialog(page).getByRole('button', { name: 'Снять' }).click();
		await expect(pictureDialog(page).getByText('не нашлось ни VIN, ни госномера')).toBeVisible({
			timeout: 60_000,
		});
		await expect.poll(() => camerasOn(page)).toBe(0);
		await choosePicture(page, await barcodePicture(vin));
		await expect(field(page)).toHaveValue(vin);
	},
);

test('a refused camera is told of, and a file is left', DEEP, async ({ page }, { project }) => {
	const vin = vinOf(project.name, 2);
	await refuseCamera(page, 'NotAllowedError');
	await openHome(page);
	await cameraButton(page).click();
	await pictureDialog(page).getByRole('button', { name: 'Навести камеру' }).click();
	await expect(pictureDialog(page).getByText('Доступ к камере не разрешён.')).toBeVisible();
	await choosePicture(page, await barcodePicture(vin));
	await expect(field(page)).toHaveValue(vin);
});

test('a paper with both numbers gives a choice', DEEP, async ({ page }, { project }) => {
	const vin = vinOf(project.name, 4);
	await openHome(page);
	await cameraButton(page).click();
	await choosePicture(page, printedPicture(vin, 'A123BC 77'));
	const choice = pictureDialog(page).getByRole('group', { name: /Что проверить/ });
	await expect(choice.getByRole('button')).toHaveCount(2, { timeout: 60_000 });
	await choice.getByRole('button', { name: /VIN/ }).click();
	await expect(field(page)).toHaveValue(vin);
	await choice.getByRole('button', { name: /Госномер/ }).click();
	await expect(field(page)).toHaveValue('А123ВС77');
	await pictureDialog(page).getByRole('button', { name: 'Верно, взять' }).click();
	await expect(page.getByRole('textbox', { name: 'Госномер' })).toHaveValue('А123ВС77');
});

test.describe('what is shared with the application', () => {
	test.use({ serviceWorkers: 'allow' });

	/** What the phone does with the manifest's share target. */
	async function share(page: Page, { name, mimeType, buffer }: ReturnType<typeof printedPicture>) {
		await page.evaluate(
			({ base64, ...file }) => {
				const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
				const files = new DataTransfer();
				files.items.add(new File([bytes], file.name, { type: file.mimeType }));
				const form = Object.assign(document.createElement('form'), {
					...{ method: 'post', action: '/share', enctype: 'multipart/form-data' },
				});
				const picture = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' });
				form.append(picture);
				picture.files = files.files;
				document.body.append(form);
				form.submit();
			},
			{ name, mimeType, base64: buffer.toString('base64') },
		);
	}

	test(
		'a picture is shown, read at a press alone, and lies nowhere afterwards',
		DEEP,
		async ({ page }, { project }) => {
			const vin = vinOf(project.name, 6);
			await openHome(page);
			await workerIsReady(page);
			await page.reload();
			await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			await share(page, await barcodePicture(vin));
			const read = pictureDialog(page).getByRole('button', { name: 'Прочитать номер' });
			await expect(pictureDialog(page).getByRole('img', { name: 'Отправленный снимок' })).toBeVisible();
			// A barcode that is read fills the field at once, and ends the dialog.
			await expect(read).toBeVisible();
			await read.click();
			await expect(field(page)).toHaveValue(vin);
			await expect(page).toHaveURL('/');
			expect(await page.evaluate(() => caches.has('shared-picture'))).toBe(false);
			await share(page, { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') });
			await read.click();
			await expect(pictureDialog(page).getByText('Это видео')).toBeVisible();
		},
	);
});

test('a share that no worker took leads to the choice of a picture', DEEP, async ({ page }) => {
	await page.goto('/#shared-picture');
	await expect(pictureDialog(page).getByText('не дошёл')).toBeVisible();
	await expect(pictureDialog(page).getByText('Выбрать снимок')).toBeVisible();
});
