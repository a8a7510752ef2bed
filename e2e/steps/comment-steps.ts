import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { storedToken } from './sign-in-steps.ts';

export const panel = (page: Page) => page.getByRole('region', { name: /Комментарии по VIN/ });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Ваш комментарий' });
export const comment = (page: Page, text: string | RegExp): Locator =>
	panel(page).getByRole('article').filter({ hasText: text });

/** Opens a report and comes down to its comments by their link, which a phone has below the verdict. */
export async function openComments(page: Page, vin: string, query = ''): Promise<void> {
	await page.goto(`/checks/${vin}${query}`);
	await panel(page).scrollIntoViewIfNeeded();
	await page.getByRole('link', { name: 'Комментарии', exact: true }).filter({ visible: true }).click();
	await expect(panel(page)).toBeInViewport();
	const counted = panel(page).getByText(/Для данного номера|Опубликованных комментариев|Ошибка загрузки/);
	// The count may be there and the list not.
	await expect(counted.first()).toBeVisible();
	// Solving a bot-protection value takes its time on a busy machine.
	await expect(panel(page).getByText('Загружаем…')).toHaveCount(0, { timeout: 30_000 });
}

/** Asks our API in the name of who is signed in. */
export async function ask(page: Page, path: string, body: object): Promise<{ status: number; reply: Reply }> {
	const token = await storedToken(page);
	const reply = await page.request.post(path, {
		headers: { 'X-Requested-With': 'XMLHttpRequest' },
		data: { token, ...body },
	});
	return { status: reply.status(), reply: await reply.json() };
}
type Reply = { message: string; data: { id: string } };

/** Writes a comment in the name of who is signed in, without looking at the pages; gives its id. */
export async function write(page: Page, vin: string, text: string): Promise<string> {
	const { status, reply } = await ask(page, '/v1/car/comments/add', { vin, comment: text });
	expect(status, reply.message).toBe(200);
	return reply.data.id;
}
