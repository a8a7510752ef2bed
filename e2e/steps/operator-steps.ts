import type { Browser, Page, TestInfo } from '@playwright/test';
import { expect, watch } from '../fixtures.ts';
import type { OwnSite } from '../own-site.ts';
import { signInByGoogle, storedToken } from './sign-in-steps.ts';

const WHY = 'Деньги списаны дважды';

/** Gives a role to who is signed in, as somebody at the terminal does. */
export async function grantRole(site: OwnSite, page: Page, role: string): Promise<void> {
	await site.operate('roles.ts', 'grant', role, await idOf(page));
}

/** The account's number of who is signed in. */
export async function idOf(page: Page): Promise<string> {
	const headers = {
		Authorization: `Bearer ${await storedToken(page)}`,
		'X-Requested-With': 'XMLHttpRequest',
	};
	const { data } = await (await page.request.get('/v1/user', { headers })).json();
	return data.id;
}

/** Opens parts of the console, which are folded at first. */
export async function unfold(page: Page, ...titles: string[]): Promise<void> {
	for (const title of titles) await partOf(page, title).locator('summary').first().click();
}

/** Opens all parts, and the parts of parts. */
export async function unfoldAll(page: Page): Promise<void> {
	await page.locator('main details').evaluateAll((parts) => {
		for (const part of parts) (part as HTMLDetailsElement).open = true;
	});
}

/** Expects the newest line of the journal, read again after the act, to say what was done and why. */
export async function expectNewestAct(page: Page, words: string): Promise<void> {
	const newest = partOf(page, 'Журнал').getByRole('listitem').first();
	await expect(newest).toContainText(words);
	await expect(newest).toContainText(WHY);
	await expect(newest).toContainText(`оператор ${await idOf(page)}`);
}

/** A part of the console. */
export const partOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Says why in the dialog that asks once more, and agrees. */
export async function confirm(page: Page, title: string, agree: string, question = 'Почему'): Promise<void> {
	const dialog = page.getByRole('dialog', { name: title });
	await dialog.getByLabel(question).fill(WHY);
	await dialog.getByRole('button', { name: agree, exact: true }).click();
}

/** Does something in a browser of this site, of which nothing bad may be heard. */
export async function onSite(
	site: OwnSite,
	browser: Browser,
	{ project }: TestInfo,
	act: (page: Page) => Promise<void>,
	refused = /(?:refund|accounts)\)$/,
): Promise<void> {
	const { viewport = null, hasTouch = false, isMobile = false } = project.use;
	const context = await browser.newContext({ viewport, hasTouch, isMobile, baseURL: site.url });
	const faults = watch(context);
	const page = await context.newPage();
	await signInByGoogle(page);
	await act(page);
	// The browser logs the status of each refused request.
	expect(faults.filter((fault) => !refused.test(fault))).toEqual([]);
	await context.close();
}
