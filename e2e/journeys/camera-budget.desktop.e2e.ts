import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { atRest } from '../steps/alive.ts';
import {
	barcodePicture,
	cameraButton,
	choosePicture,
	pictureDialog,
	printedPicture,
} from '../steps/camera-steps.ts';

const vinOf = (project: string) => `XTAGFL110KY70027${project === 'phone' ? 8 : 9}`;
/** The aims for barcodes, all of reading, the memory of the page (docs/picture-reading.md). In bytes. */
const MOST = { barcodes: 450_000, reading: 6_000_000, memory: 500e6 };
/** What reading consists of; none of it may come before the press. */
const PART = /picture-|zxing|ort-wasm|loaded-models|detector-|recogniser-/;

/** Processor seconds and bytes of memory of the page's own processes. */
async function costOf(page: Page): Promise<{ seconds: number; bytes: number }> {
	const browser = page.context().browser();
	if (browser === null) throw new Error('the browser is gone');
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	await session.detach();
	const renderers = processInfo.filter(({ type }) => type === 'renderer');
	const bytes = renderers.map(({ id }) => {
		const status = readFileSync(`/proc/${id}/status`, 'utf8');
		return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1024;
	});
	return {
		seconds: renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
		bytes: Math.max(...bytes),
	};
}

test(
	'reading a picture keeps to its budget of bytes, memory and requests',
	DEEP,
	async ({ page, baseURL }, { project }) => {
		const asked: Request[] = [];
		page.on('requestfinished', (request) => asked.push(request));
		const bytesOf = async (requests: readonly Request[]) => {
			const sizes = await Promise.all(requests.map((request) => request.sizes()));
			return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
		};
		await page.goto('/');
		await atRest(page);
		expect(asked.filter((request) => PART.test(request.url()))).toEqual([]);
		const before = asked.length;

		const vin = vinOf(project.name);
		const idle = await costOf(page);
		await cameraButton(page).click();
		await choosePicture(page, await barcodePicture(vin));
		await expect(pictureDialog(page).getByRole('textbox')).toHaveValue(vin);
		const coded = await costOf(page);
		const barcodes = await bytesOf(asked.slice(before));
		expect(barcodes).toBeLessThanOrEqual(MOST.barcodes);

		await choosePicture(page, printedPicture(vin, 'A123BC 77'));
		await expect(pictureDialog(page).getByRole('group', { name: /Что проверить/ })).toBeVisible();
		const first = await costOf(page);
		await choosePicture(page, printedPicture('A124BC 77'));
		await expect(pictureDialog(page).getByRole('textbox')).toHaveValue('А124ВС77');
		const second = await costOf(page);
		const reading = await bytesOf(asked.slice(before));
		expect(reading).toBeLessThanOrEqual(MOST.reading);
		expect(second.bytes).toBeLessThanOrEqual(MOST.memory);
		const own = asked.slice(before).map((request) => [request.method(), new URL(request.url()).origin]);
		expect(
			own.filter(([method, origin]) => method !== 'GET' || origin !== new URL(`${baseURL}`).origin),
		).toEqual([]);
		const figures = {
			...{ barcodes, reading, requests: own.length, memory: second.bytes },
			barcodeSeconds: coded.seconds - idle.seconds,
			firstSeconds: first.seconds - coded.seconds,
			nextSeconds: second.seconds - first.seconds,
		};
		test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
	},
);
