import type { Page } from '@playwright/test';
import { noteSecret } from './sign-in-steps.ts';

/** Makes a link to the report that is open, and gives its path. */
export async function shareReport(page: Page): Promise<string> {
	await page.getByRole('button', { name: 'Поделиться', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Поделиться отчётом' });
	await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
	const address = await dialog.getByText(/\/s\/[\w-]{43}$/).textContent();
	const path = new URL(String(address)).pathname;
	noteSecret(path.slice('/s/'.length));
	return path;
}
